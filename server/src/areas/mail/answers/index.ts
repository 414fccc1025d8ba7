export { type Answer, type AnswerTo, answerMail, answerTask, writeAnswer } from './answer.ts'
export { languageOfCountry, languageOfMail } from './language.ts'
export {
  betweenAnswersMs,
  isEnough,
  type MailHeader,
  messageIdsIn,
  type Silence,
  whyNotAnswer,
} from './rules.ts'
