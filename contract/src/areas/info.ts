import { call, country, list, record, text } from '../words/index.ts'

/** 002 §7 Info. */
export const info = {
  listCountries: call('GET info/countries', {
    id: 'INF-01',
    says: 'The countries of the world in the reader’s language, without those that are blocked (F-268).',
    may: 'anyone',
    returns: record({ Countries: list(record({ Code: country(), Name: text({ max: 100 }) })) }),
  }),

  readStatus: call('GET info/status', {
    id: 'INF-07',
    says: 'Whether the API answers, and its version.',
    may: 'anyone',
    returns: record({ Status: text({ max: 20 }), Version: text({ max: 40 }), ClusterId: text({ max: 100 }) }),
  }),
}
