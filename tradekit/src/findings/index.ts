export { FindingWords } from './FindingWords.tsx'
