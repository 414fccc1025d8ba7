import type { Messages } from './en.ts'
import { page } from './page.da.ts'

export const da: Messages = {
  page,
  reasons: {
    REF: 'Referencer er forkerte',
    LEG: 'Juridiske oplysninger er forkerte',
    REC: 'Ikke til os',
    QUA: 'Kvaliteten er ikke som aftalt',
    DEL: 'Levering mangler eller er ufuldstændig',
    PRI: 'Prisen er forkert',
    QTY: 'Antallet er forkert',
    ITM: 'Varerne er forkerte',
    PAY: 'Betalingsbetingelserne er forkerte',
    UNR: 'Kan ikke genkendes',
    FIN: 'Beløb eller afgifter er forkerte',
    OTH: 'Anden årsag',
  },
  formerColleague: 'tidligere kollega',
  mail: {
    subject: '{type} {number} fra {sender}',
    text: 'Til {receiver}\n\n{sender} sender jer dette dokument: {type} {number}.\n\nPDF-filen er til at læse. XML-filen indeholder de samme data til jeres regnskabsprogram.\n\nSvar på denne mail når ikke {sender}: brug kontakten i dokumentet.',
  },
}
