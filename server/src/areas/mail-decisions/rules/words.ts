/** How people write that they approve, and that they decline, in the languages of the product; as `plainWord` writes it. */
const accept = [
  ...['approve', 'approved', 'approving', 'accept', 'accepted', 'agreed', 'yes', 'ok', 'okay'],
  ...[
    'freigeben',
    'freigegeben',
    'freigabe',
    'genehmigen',
    'genehmigt',
    'genehmige',
    'genehmigung',
    'einverstanden',
    'ja',
  ],
  ...['godkend', 'godkendt', 'godkender', 'godkende', 'accepteret'],
  ...[
    'approuver',
    'approuvé',
    'approuvée',
    "j'approuve",
    'valider',
    'validé',
    'validée',
    'accepter',
    'accepté',
    "d'accord",
    'oui',
  ],
  ...[
    'aprobar',
    'aprobado',
    'aprobada',
    'apruebo',
    'aceptar',
    'aceptado',
    'acepto',
    'autorizado',
    'de acuerdo',
    'sí',
    'si',
  ],
  ...['اعتماد', 'اعتمد', 'معتمد', 'موافق', 'موافقه', 'اوافق', 'نعم'],
]
const reject = [
  ...['decline', 'declined', 'reject', 'rejected'],
  ...['ablehnen', 'abgelehnt', 'ablehnung', 'zurückweisen', 'zurückgewiesen'],
  ...['afvis', 'afvist', 'afviser', 'afvise'],
  ...['refuser', 'refusé', 'refusée', 'refus', 'rejeter', 'rejeté', 'rejetée'],
  ...['rechazar', 'rechazado', 'rechazada', 'rechazo', 'denegado', 'denegada'],
  ...['رفض', 'ارفض', 'مرفوض', 'غير موافق'],
]
/** These decline, too, and begin that there is nothing against it. */
const no = ['no', 'nope', 'nein', 'nej', 'non', 'لا']

/** What takes an approval back, or sets a condition. */
const doubt = [
  ...[
    'but',
    'if',
    'unless',
    'not',
    "don't",
    'dont',
    "doesn't",
    "isn't",
    "can't",
    'cannot',
    'except',
    'only',
    'once',
    'when',
  ],
  ...['after', 'until', 'wait', 'however', 'provided', 'first'],
  ...[
    'aber',
    'wenn',
    'falls',
    'sofern',
    'nicht',
    'kein',
    'keine',
    'keinen',
    'außer',
    'ausser',
    'nur',
    'erst',
    'sobald',
    'nachdem',
  ],
  ...['warten', 'warte', 'jedoch', 'allerdings', 'vorausgesetzt'],
  ...['men', 'hvis', 'ikke', 'ingen', 'medmindre', 'kun', 'når', 'først', 'vent', 'dog', 'såfremt', 'undtagen'],
  ...[
    'mais',
    'si',
    "s'il",
    'pas',
    'sauf',
    'seulement',
    'attendre',
    'attendez',
    'condition',
    'réserve',
    'lorsque',
    'quand',
    "n'est",
  ],
  ...[
    'pero',
    'salvo',
    'excepto',
    'solo',
    'sólo',
    'cuando',
    'espera',
    'esperar',
    'espere',
    'siempre',
    'sino',
    'condición',
    'aunque',
  ],
  ...['لكن', 'ولكن', 'اذا', 'لو', 'ليس', 'ليست', 'الا', 'فقط', 'شرط', 'بشرط', 'بعد', 'عندما', 'لم', 'غير'],
]
/** What there is not, where “no” does not decline. */
const objection = [
  ...['problem', 'problems', 'objection', 'objections', 'worries', 'issue', 'issues', 'concerns', 'doubt', 'further'],
  ...['einwand', 'einwände', 'probleme', 'bedenken'],
  ...[
    'indvendinger',
    'indvending',
    'problemer',
    'problème',
    'problèmes',
    'objeción',
    'objeciones',
    'inconveniente',
    'problema',
  ],
  ...['مانع', 'مشكله', 'اعتراض'],
]

/** A word without regard to case, to how apostrophes are written, and to what Arabic leaves out at will. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/\.(?=.)/g, '')
    .replace(/[.']+$/, '')

const isOneOf = (words: readonly string[]) => {
  const known = new Set(words)
  return (word: string): boolean => known.has(plainWord(word))
}

export const approves = isOneOf(accept)
export const declines = isOneOf(reject)
export const saysNo = isOneOf(no)
export const doubts = isOneOf(doubt)
export const objects = isOneOf(objection)
