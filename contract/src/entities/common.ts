import { entity, instant, list, maybe, record, text, uuid } from '../words/index.ts'

/** A value with the scheme that gives it meaning (`{scheme: 'DE:VAT', value: 'DE128111902'}`). */
export const SchemeValue = entity('SchemeValue', { scheme: text({ max: 100 }), value: text() })

/** The body of every error (responses.md A). */
export const ErrorBody = entity('ErrorBody', {
  ErrorCode: text({ max: 100 }),
  Message: text({ max: 4000 }),
  ErrorDetail: list(record({ Key: text({ max: 100 }), Value: text({ max: 4000 }) })),
  ValidationError: maybe(
    list(
      record({
        ErrorCode: text({ max: 100 }),
        SubErrorCode: maybe(text({ max: 100 })),
        ErrorDetail: maybe(list(record({ Key: text({ max: 100 }), Value: text({ max: 4000 }) }))),
        Index: maybe(text({ max: 20 })),
        Message: text({ max: 4000 }),
      }),
    ),
  ),
  RequestId: text({ max: 100 }),
})

/** One thing that happened to an object, as its history shows it. */
export const HistoryEvent = entity('HistoryEvent', {
  Id: uuid(),
  Position: maybe(text({ max: 20, says: 'Its place in the exchange log of the company; absent until it is sealed.' })),
  Type: text({ max: 60 }),
  At: instant(),
  ActorId: maybe(uuid()),
  ActorName: maybe(text()),
  CompanyName: maybe(text()),
  Details: list(record({ Key: text({ max: 100 }), Value: text({ max: 4000 }) })),
})
