import type { Messages } from './en.ts'

export const es: Messages = {
  whole: 'Documento entero',
  line: 'Línea {line}',
  findings: {
    UNKNOWN_LINE: { message: 'El documento no tiene la línea {line}.', fix: 'Quite sus códigos.' },
    UNKNOWN_CODE: { message: '{place}: {code} no está en la lista {list}.', fix: 'Elija un código de la lista.' },
    OUT_OF_USE: { message: '{place}: {code} de la lista {list} ya no se usa.', fix: 'Elija otro código.' },
    STILL_CARRIED: {
      message: '{place}: {code} de la lista {list} dejó de usarse después de asignarse.',
      fix: 'Puede quedarse, o elija otro código.',
    },
    NOT_TOGETHER: { message: '{place}: {code} no va con {otherCode}.', fix: 'Cambie uno de los dos.' },
    WRONG_PLACE: {
      message: '{place}: la lista {list} es para el documento entero y no para una línea.',
      fix: 'Dé su código al documento entero.',
    },
    NO_SHARE: {
      message: '{place}: la parte {part} no tiene importe ni porcentaje.',
      fix: 'Indique cuánto es, o elimínela.',
    },
    TOO_LITTLE: {
      message: '{place}: las partes suman {sum} de {whole}. Faltan {rest}.',
      fix: 'Dé {rest} más a una parte, o añada una.',
    },
    TOO_MUCH: {
      message: '{place}: las partes suman {sum} de {whole}. Sobran {rest}.',
      fix: 'Quite {rest} a una parte.',
    },
  },
}
