/**
 * Every error that a call can answer with: its status and what it means. The message on the wire is made where it
 * happens and names the field, the value and the fix; the body's shape is `ErrorBody`.
 */
export const errors = {
  BadRequest: { status: 400, means: 'The request is not valid; ValidationError lists each fault.' },
  DocumentRefused: {
    status: 400,
    means: 'The content is not a document that Kontor can read; the detail says what is wrong and where.',
  },
  DocumentInvalid: {
    status: 400,
    means: 'The document violates rules of its schema or profile; ValidationError lists each.',
  },
  ManifestRefused: {
    status: 400,
    means: 'The manifest could not be fetched or does not match its schema; ValidationError lists each fault.',
  },
  Unauthorized: { status: 401, means: 'Nobody is signed in, or the session has ended.' },
  WrongCredentials: { status: 401, means: 'Incorrect e-mail address or password.' },
  Forbidden: { status: 403, means: 'You are signed in but do not have permission.' },
  SecondFactorRequired: {
    status: 403,
    means:
      'The password is correct but not sufficient; Step says whether to enter a code or to set up a second factor.',
  },
  ClaimMismatch: { status: 403, means: 'The tenant or actor header does not match the credential.' },
  XsrfMismatch: { status: 403, means: 'The X-XSRF-TOKEN header is missing or does not match its cookie.' },
  ResourceNotFound: { status: 404, means: 'The object does not exist, or is not yours.' },
  NotAcceptable: { status: 406, means: 'None of the accepted media types is available.' },
  Conflict: { status: 409, means: 'The object has changed or is in a state that does not allow this.' },
  Gone: {
    status: 410,
    means: 'The content was deleted after its retention period; the entry, hash and log remain.',
  },
  NotConnected: { status: 412, means: 'There is no accepted connection to the receiver.' },
  TooLarge: { status: 413, means: 'The body is larger than this call accepts.' },
  UnsupportedMediaType: { status: 415, means: 'This call does not accept the media type of the body.' },
  RangeNotSatisfiable: {
    status: 416,
    means: 'The range is outside the content; Content-Range gives its size.',
  },
  Infected: { status: 422, means: 'The scan found a virus in the file; the file was not saved.' },
  RequestIdReused: { status: 422, means: 'The request id was used before with another body.' },
  Locked: { status: 423, means: 'The account or object is locked.' },
  TooManyRequests: { status: 429, means: 'Too many attempts; the Retry-After header says when to try again.' },
  Unexpected: { status: 500, means: 'An internal error; the request id identifies it in the log.' },
  NotServed: { status: 501, means: 'The call is declared but not implemented yet.' },
  AppFailed: { status: 502, means: 'The app did not answer, or not as it should; what it did is for the app to say.' },
  Unavailable: {
    status: 503,
    means: 'The database is temporarily unavailable; repeat the request with the same request id.',
  },
  InsufficientStorage: {
    status: 507,
    means: 'The disk of the server is nearly full: nothing is saved until its operator makes room.',
  },
} as const

export type ErrorCode = keyof typeof errors
