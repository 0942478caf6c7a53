import { Link } from "react-router";
import { ActionNote } from "#ui/action-bar.tsx";

interface Props {
  /** True if there is an image model to choose. */
  readonly isConnected: boolean;
}

/** Before a press that would set the description of a photo in type. */
export function ImageModelNote({ isConnected }: Props) {
  return (
    <ActionNote>
      Easel Studio sets words and draws figures. A photo or a painted picture needs an image model:{" "}
      {isConnected ? (
        "choose one under Engine."
      ) : (
        <Link to="/settings/ai-providers" className="font-semibold text-accent-text hover:underline">
          connect one.
        </Link>
      )}{" "}
      Or choose your own photo.
    </ActionNote>
  );
}
