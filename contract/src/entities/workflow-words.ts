import { list, text } from '../words/index.ts'

export const name = text({ min: 1, max: 100 })
/** An XML name, as BPMN asks of ids. */
export const stepId = text({ min: 1, max: 60, pattern: '^[A-Za-z_][A-Za-z0-9_.-]*$', example: 'heads' })
/** People, by name. */
export const people = list(text({ max: 200 }), { max: 50 })
