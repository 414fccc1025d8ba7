export { cellsOf, numberedRows, separatorOf } from './rows.ts'
export { sheetText } from './text.ts'
export { unitCodeOf } from './units.ts'
export { headingsOf, type WordLists } from './words.ts'
