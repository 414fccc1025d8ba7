/** What the apps say to each other: a question like those between real ones, and the same back as its answer. */
export interface Question {
  n: number
  documentId: string
  total: string
}

/** Asks the other app, through the window above both; fulfilled with its answer. */
export type Ask = (question: Question) => Promise<Question>

/** An app in a frame of the top window. */
export interface Place {
  readonly id: string
  readonly origin: string
}

/** One way in which apps in frames of other sites ask each other through the window above them. */
export interface Relay {
  /** In the top window. Called before the frame loads. */
  shell(): { add(app: Place, frame: HTMLIFrameElement): void }
  /** In an app's frame: answers what it is asked, and gives what asks the app with that id. */
  app(self: Place, shellOrigin: string): Promise<(target: string) => Ask>
}

/** Keeps the questions that wait for an answer; each has its number. */
export function createWaiting() {
  const waiting = new Map<number, (answer: Question) => void>()
  return {
    ask: (question: Question, send: () => void) =>
      new Promise<Question>((resolve) => {
        waiting.set(question.n, resolve)
        send()
      }),
    answered(answer: Question) {
      waiting.get(answer.n)?.(answer)
      waiting.delete(answer.n)
    },
  }
}
