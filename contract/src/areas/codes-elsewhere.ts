import { ThirdPartyCoding, ThirdPartyCodingState } from '../entities/index.ts'
import { call, nothing } from '../words/index.ts'

// The address may hold a key: who only codes does not see it.
const configure = { may: 'coding.configure' } as const

/** 001 §7 Coding suggestions: codes that a company keeps elsewhere. */
export const codesElsewhere = {
  readThirdParty: call('GET coding/configure_third_party', {
    id: 'CSU-09',
    says: 'Where the company keeps its codes elsewhere, when its lists were read from there, and what kept them from it.',
    ...configure,
    returns: ThirdPartyCodingState,
  }),
  createThirdParty: call('POST coding/configure_third_party', {
    id: 'CSU-10',
    says: 'Names a place where the company keeps its codes: each list is read from its url with ?listId=, as JSON in the form of what adds entries to a list, at once and once a day while it is active. What is not there any more goes out of use.',
    ...configure,
    body: ThirdPartyCoding,
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  saveThirdParty: call('PUT coding/configure_third_party', {
    id: 'CSU-11',
    says: 'Changes that place, and reads its lists anew.',
    ...configure,
    body: ThirdPartyCoding,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
