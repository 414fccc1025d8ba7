/**
 * Every error that a call can answer with: its status and what it means. The message on the wire is made where it
 * happens and names the field, the value and the fix; the body's shape is `ErrorBody`.
 */
export const errors = {
  BadRequest: { status: 400, means: 'Something in the request is not as declared; ValidationError names each fault.' },
  DocumentRefused: {
    status: 400,
    means: 'The bytes are not a document that Kontor can read; the detail says what and where.',
  },
  DocumentInvalid: {
    status: 400,
    means: 'The document breaks rules of its schema or profile; ValidationError lists each.',
  },
  ManifestRefused: {
    status: 400,
    means: 'The manifest could not be fetched, or is not as its schema says; ValidationError names each fault.',
  },
  Unauthorized: { status: 401, means: 'Nobody is signed in, or the session has ended.' },
  WrongCredentials: { status: 401, means: 'Incorrect e-mail address or password.' },
  Forbidden: { status: 403, means: 'You are known, but may not do this.' },
  ClaimMismatch: { status: 403, means: 'The tenant or actor header names another than the credential.' },
  XsrfMismatch: { status: 403, means: 'The X-XSRF-TOKEN header is missing or does not match its cookie.' },
  ResourceNotFound: { status: 404, means: 'The object does not exist, or is not yours.' },
  NotAcceptable: { status: 406, means: 'None of the accepted media types can be given.' },
  Conflict: { status: 409, means: 'The object has changed or is in a state that does not allow this.' },
  Gone: {
    status: 410,
    means: 'The law kept it no longer, and the company had its content thrown away; its entry, hash and log remain.',
  },
  NotConnected: { status: 412, means: 'There is no accepted connection to the receiver.' },
  TooLarge: { status: 413, means: 'The body is larger than this call takes.' },
  UnsupportedMediaType: { status: 415, means: 'The body comes in a media type that this call does not take.' },
  RangeNotSatisfiable: {
    status: 416,
    means: 'The range lies outside of the bytes; Content-Range says how many there are.',
  },
  Infected: { status: 422, means: 'The scan found a virus in the file; nothing of it was kept.' },
  RequestIdReused: { status: 422, means: 'The request id was used before with another body.' },
  Locked: { status: 423, means: 'The account or object is locked for now.' },
  TooManyRequests: { status: 429, means: 'Too many attempts; the Retry-After header says when to try again.' },
  Unexpected: { status: 500, means: 'Our fault; the request id finds it in the log.' },
  NotServed: { status: 501, means: 'The call is declared; its area is not built yet.' },
  Unavailable: { status: 503, means: 'The database is away for a moment; repeat with the same request id.' },
} as const

export type ErrorCode = keyof typeof errors
