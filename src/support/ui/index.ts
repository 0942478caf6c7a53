export { ChooseSubject } from "./choose-subject.tsx";
