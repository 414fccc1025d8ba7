import { cii } from './cii.ts'
import { en16931 } from './en16931.ts'
import { flip } from './flip.ts'
import { national } from './national.ts'
import { peppol } from './peppol.ts'
import { postAward } from './post-award.ts'
import { refusals } from './refusals.ts'
import { schema } from './schema.ts'
import { syntax } from './syntax.ts'
import { terms } from './terms.ts'
import { xrechnung } from './xrechnung.ts'

/** What findings say, and the phrases in them, in German. */
export default {
  ...terms,
  ...en16931,
  ...flip,
  ...syntax,
  ...schema,
  ...refusals,
  ...peppol,
  ...national,
  ...xrechnung,
  ...postAward,
  ...cii,
}
