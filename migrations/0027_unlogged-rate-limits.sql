-- Counted for each attempt, and worth no write to disk: after a crash of the database server, limits begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
