/** Names one request among those of a page; the answer carries it. */
export interface Numbered {
  request: string
}

export type QuestionKind = 'confirm' | 'warning' | 'danger'

/** A question that is answered by yes or no. */
export interface Question {
  /** What is asked: 'Delete note 7?' */
  title: string
  /** What follows from it. */
  text?: string
  /** What yes is called: 'Delete'. The other button is the shell's: Cancel. */
  accept?: string
  kind?: QuestionKind
}

/** One thing that a form asks for. `text` is a line, `long` several, `date` is YYYY-MM-DD, `choice` one of `choices`. */
export interface QuestionField {
  name: string
  label: string
  kind?: 'text' | 'long' | 'date' | 'choice'
  value?: string
  required?: boolean
  choices?: { value: string; label: string }[]
}

/** A question that is answered by filling in a form. */
export interface QuestionForm extends Question {
  fields: QuestionField[]
}

/** What is filled in, by the names of the fields. */
export type FilledIn = Record<string, string>

/** An app at a path. */
export interface Place {
  app: string
  path: string
}

/** What an app asks of the shell, and what the shell answers in `kontor.answer`. */
export interface AppRequests {
  /** The shell asks the user, in a dialog over everything; true where they accept. */
  'kontor.confirm': { asks: Question; answers: boolean }
  /** The same with fields; what was filled in, or null where they cancel. */
  'kontor.ask': { asks: QuestionForm; answers: FilledIn | null }
  /** Shows another app beside this one; true when it is there. */
  'kontor.beside': { asks: Place; answers: boolean }
  /** Opens a page of the server, at `/window/…`, in a window of its own; false where the browser blocks it. */
  'kontor.window': { asks: { path: string }; answers: boolean }
}

/** The topics of requests, with what each carries. */
export type RequestTopics = { [T in keyof AppRequests]: AppRequests[T]['asks'] & Numbered }

/**
 * Why the shell does not do what an app asks: the app is not in front; another dialog or panel of the shell is open; the
 * user has not just clicked or typed in it; they have cancelled several; the words would mislead; they have not activated
 * the app that it names; it is none of the forms that the topic carries.
 */
export type Refusal = 'hidden' | 'busy' | 'uninvited' | 'declined' | 'misleading' | 'notActivated' | 'malformed'

export interface Answer extends Numbered {
  /** Absent where the request was refused. */
  answer?: unknown
  refused?: Refusal
}
