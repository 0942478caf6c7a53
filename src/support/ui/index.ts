export { ChooseSubject } from "./choose-subject.tsx";
export { MessageForm } from "./message-form.tsx";
export { RequestList } from "./request-list.tsx";
export { Thread } from "./thread.tsx";
