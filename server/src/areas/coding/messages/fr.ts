import type { Messages } from './en.ts'

export const fr: Messages = {
  whole: 'Document entier',
  line: 'Ligne {line}',
  findings: {
    UNKNOWN_LINE: { message: 'Le document n’a pas de ligne {line}.', fix: 'Retirez ses codes.' },
    UNKNOWN_CODE: {
      message: '{place} : {code} n’est pas dans la liste {list}.',
      fix: 'Choisissez un code de la liste.',
    },
    OUT_OF_USE: {
      message: '{place} : {code} de la liste {list} n’est plus utilisé.',
      fix: 'Choisissez un autre code.',
    },
    STILL_CARRIED: {
      message: '{place} : {code} de la liste {list} n’est plus utilisé depuis qu’il a été donné.',
      fix: 'Il peut rester, ou choisissez un autre code.',
    },
    NOT_TOGETHER: { message: '{place} : {code} ne va pas avec {otherCode}.', fix: 'Changez l’un des deux.' },
    WRONG_PLACE: {
      message: '{place} : la liste {list} vaut pour le document entier et non pour une ligne.',
      fix: 'Donnez son code au document entier.',
    },
    NO_SHARE: {
      message: '{place} : la part {part} n’a ni montant ni pourcentage.',
      fix: 'Indiquez combien elle vaut, ou supprimez-la.',
    },
    TOO_LITTLE: {
      message: '{place} : les parts font {sum} sur {whole}. Il manque {rest}.',
      fix: 'Donnez {rest} de plus à une part, ou ajoutez-en une.',
    },
    TOO_MUCH: {
      message: '{place} : les parts font {sum} sur {whole}. C’est {rest} de trop.',
      fix: 'Retirez {rest} à une part.',
    },
  },
}
