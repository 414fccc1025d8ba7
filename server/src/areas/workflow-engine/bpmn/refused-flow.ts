import type { Message } from '@kontor/i18n'

/** Nothing is made of a file: it is not what it should be, or has what no workflow here may do. */
export class RefusedFlow extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.id)
    this.reason = reason
  }
}
