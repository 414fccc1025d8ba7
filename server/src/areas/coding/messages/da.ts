import type { Messages } from './en.ts'

export const da: Messages = {
  whole: 'Hele dokumentet',
  line: 'Linje {line}',
  findings: {
    UNKNOWN_LINE: { message: 'Dokumentet har ingen linje {line}.', fix: 'Fjern dens koder.' },
    UNKNOWN_CODE: { message: '{place}: {code} findes ikke i listen {list}.', fix: 'Vælg en kode fra listen.' },
    OUT_OF_USE: { message: '{place}: {code} i listen {list} bruges ikke mere.', fix: 'Vælg en anden kode.' },
    STILL_CARRIED: {
      message: '{place}: {code} i listen {list} er gået ud af brug, efter at den blev givet.',
      fix: 'Den kan blive, eller vælg en anden kode.',
    },
    NOT_TOGETHER: { message: '{place}: {code} passer ikke sammen med {otherCode}.', fix: 'Vælg en af de to om.' },
    WRONG_PLACE: {
      message: '{place}: listen {list} gælder hele dokumentet og ikke en linje.',
      fix: 'Giv hele dokumentet dens kode.',
    },
    NO_SHARE: {
      message: '{place}: del {part} har hverken beløb eller procent.',
      fix: 'Angiv, hvor meget den er, eller fjern den.',
    },
    TOO_LITTLE: {
      message: '{place}: delene giver {sum} af {whole}. Der mangler {rest}.',
      fix: 'Giv en del {rest} mere, eller tilføj en.',
    },
    TOO_MUCH: {
      message: '{place}: delene giver {sum} af {whole}. Det er {rest} for meget.',
      fix: 'Træk {rest} fra en del.',
    },
  },
}
