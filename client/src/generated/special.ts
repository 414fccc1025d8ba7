// Written by client/scripts/generate.ts from contract/src/areas.
/** Calls for which a 404 is an ordinary answer: `undefined` (F-340, F-341). */
export type Tolerating = 'coding.readCoding' | 'users.readProperty'
/** Calls that answer with a stream of events; an EventSource reads them, not the client. */
export type Streaming = 'session.live'
