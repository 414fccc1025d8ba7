import type { Messages } from './en.ts'

export const de: Messages = {
  whole: 'Ganzer Beleg',
  line: 'Position {line}',
  findings: {
    UNKNOWN_LINE: { message: 'Der Beleg hat keine Position {line}.', fix: 'Nehmen Sie ihre Codes heraus.' },
    UNKNOWN_CODE: {
      message: '{place}: {code} steht nicht in der Liste {list}.',
      fix: 'Wählen Sie einen Code der Liste.',
    },
    OUT_OF_USE: {
      message: '{place}: {code} der Liste {list} wird nicht mehr verwendet.',
      fix: 'Wählen Sie einen anderen Code.',
    },
    STILL_CARRIED: {
      message: '{place}: {code} der Liste {list} wird nicht mehr verwendet, seit er vergeben wurde.',
      fix: 'Er darf bleiben, oder wählen Sie einen anderen Code.',
    },
    NOT_TOGETHER: {
      message: '{place}: {code} passt nicht zu {otherCode}.',
      fix: 'Wählen Sie einen der beiden anders.',
    },
    WRONG_PLACE: {
      message: '{place}: Die Liste {list} gilt für den ganzen Beleg und nicht für eine Position.',
      fix: 'Geben Sie ihren Code dem ganzen Beleg.',
    },
    NO_SHARE: {
      message: '{place}: Teil {part} hat weder einen Betrag noch einen Prozentsatz.',
      fix: 'Geben Sie an, wie viel er ist, oder entfernen Sie ihn.',
    },
    TOO_LITTLE: {
      message: '{place}: Die Teile ergeben {sum} von {whole}. Es fehlen {rest}.',
      fix: 'Geben Sie einem Teil {rest} mehr, oder fügen Sie einen hinzu.',
    },
    TOO_MUCH: {
      message: '{place}: Die Teile ergeben {sum} von {whole}. Das sind {rest} zu viel.',
      fix: 'Nehmen Sie einem Teil {rest} weg.',
    },
  },
}
