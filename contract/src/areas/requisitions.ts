import { lines } from './requisitions/lines.ts'
import { questions } from './requisitions/questions.ts'
import { whole as wholeRequisition } from './requisitions/whole.ts'

/** 002 §7 Requisitions; U-023, U-083; F-133, F-190 to F-192, F-222, F-223, F-354, F-407, F-417. */
export const requisitions = { ...wholeRequisition, ...lines, ...questions }
