export { AdviceList } from './AdviceList.tsx'
export { AskAdviceDialog, type Subject } from './AskAdviceDialog.tsx'
export { GiveAdviceDialog, type Question } from './GiveAdviceDialog.tsx'
