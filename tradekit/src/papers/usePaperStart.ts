import { formOf, isFormType, type LineForm, read, withOpenPercents } from '@kontor/ubl'
import { useQuery } from '@tanstack/react-query'
import { emptyLine } from '../editor/lines.ts'
import { newForm } from '../editor/start.ts'
import type { Start } from '../editor/useStart.ts'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import type { PaperField, PaperUpload } from '../queries/types.ts'
import { withRead } from './reading.ts'
import { useRateName } from './useRateName.ts'

/** What the screen begins with on which a paper is entered. */
export interface PaperStart {
  readonly paper: PaperUpload
  readonly start: Start
  /** What the file says in letters. */
  readonly read: readonly PaperField[]
}

/** Reads the paper with what was entered of it so far, or begins with what is known: that it is for the company. */
export function usePaperStart(id: string, round: number) {
  const kontor = useKontor()
  const { today } = useWords()
  const nameOf = useRateName()
  return useQuery({
    queryKey: ['paper-start', id, round],
    queryFn: async (): Promise<PaperStart> => {
      const paper = await kontor.api.scanning.readUpload({ params: { id } })
      const [saved, read] = await Promise.all([
        paper.Version > 0 ? savedForm(kontor, id) : undefined,
        paper.MimeType === 'application/pdf' ? readOf(kontor, id) : [],
      ])
      const form = saved ?? withRead(await blankForm(kontor, today), read, nameOf)
      return {
        paper,
        read,
        start: {
          form,
          version: paper.Version,
          maySend: false,
          ...(paper.Version > 0 && { savedAt: paper.Modified }),
        },
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** What is read of the file; one that cannot be read now is typed. */
const readOf = ({ api }: Kontor, id: string): Promise<PaperField[]> =>
  api.scanning.readFields({ params: { id } }).then(
    ({ Field }) => Field,
    () => [],
  )

async function savedForm({ api }: Kontor, uploadId: string) {
  const { body } = await api.scanning.readContent({ params: { uploadId } }, { accept: 'application/xml' })
  const tree = read(typeof body === 'string' ? new TextEncoder().encode(body) : body)
  if (!isFormType(tree.type)) return undefined
  const form = withOpenPercents(formOf(tree))
  // One that was begun without a file has no line yet.
  return form.lines.length > 0 ? form : { ...form, lines: [rateless(emptyLine('1', undefined))] }
}

/** The rate stands on the paper. */
const rateless = (line: LineForm): LineForm => ({ ...line, tax: { category: 'S', percent: '' } })

/** What is known before anything is read: that it is for the company, and in its currency. */
async function blankForm({ api }: Kontor, today: string) {
  const company = await api.companies.readAccount()
  const {
    seller: own,
    paymentMeans: _,
    dueDate: _due,
    deliveryDate: _delivery,
    ...form
  } = newForm({
    type: 'Invoice',
    number: '',
    company,
    today,
  })
  const [line] = form.lines
  return {
    ...form,
    issueDate: '',
    seller: { name: '' },
    buyer: own,
    lines: line ? [rateless(line)] : [],
  }
}
