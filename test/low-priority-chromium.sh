#!/bin/sh
# A visitor's browser is not on the server: this one should not take the processor from what it waits for.
exec nice -n 10 "$CHROMIUM_PROGRAM" "$@"
