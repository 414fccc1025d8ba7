import type { RuleId } from '../rules/index.ts'

/** What a finding says, and what mends it. */
export interface FindingMessage {
  readonly message: string
  readonly fix: string
}

/** The words of the area in one language. */
export interface Messages {
  readonly whole: string
  readonly line: string
  readonly findings: Readonly<Record<RuleId, FindingMessage>>
}

export const en: Messages = {
  whole: 'Whole document',
  line: 'Line {line}',
  findings: {
    UNKNOWN_LINE: { message: 'The document has no line {line}.', fix: 'Take its codes off.' },
    UNKNOWN_CODE: { message: '{place}: {code} is not in the list {list}.', fix: 'Choose a code of the list.' },
    OUT_OF_USE: { message: '{place}: {code} of the list {list} is out of use.', fix: 'Choose another code.' },
    STILL_CARRIED: {
      message: '{place}: {code} of the list {list} went out of use after it was given.',
      fix: 'It may stay, or choose another code.',
    },
    NOT_TOGETHER: { message: '{place}: {code} does not go with {otherCode}.', fix: 'Choose another of the two.' },
    WRONG_PLACE: {
      message: '{place}: the list {list} is for the whole document and not for a line.',
      fix: 'Give its code to the whole document.',
    },
    NO_SHARE: {
      message: '{place}: part {part} has neither an amount nor a percent.',
      fix: 'Say how much it is, or remove it.',
    },
    TOO_LITTLE: {
      message: '{place}: the parts add up to {sum} of {whole}. {rest} is missing.',
      fix: 'Give {rest} more to a part, or add one.',
    },
    TOO_MUCH: {
      message: '{place}: the parts add up to {sum} of {whole}. That is {rest} too much.',
      fix: 'Take {rest} off a part.',
    },
  },
}
