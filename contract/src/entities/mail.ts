import { mailDataTypes, mailLayouts } from '../enumerations/index.ts'
import { entity, id, list, mapOf, maybe, oneOf, text } from '../words/index.ts'

/** F-180 */
export const Email = entity('Email', {
  Users: list(id('user'), { min: 1, max: 100 }),
  Subject: text({ min: 1, max: 300 }),
  HtmlContent: text({ max: 200_000 }),
  Layout: maybe(oneOf(mailLayouts)),
  DataType: maybe(oneOf(mailDataTypes)),
  DataContent: maybe(mapOf(text({ max: 10_000 }), { max: 100 })),
})
