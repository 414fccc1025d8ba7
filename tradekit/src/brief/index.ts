export { Brief, BriefQuote } from './Brief.tsx'
