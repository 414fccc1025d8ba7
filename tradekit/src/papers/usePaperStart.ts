import { formOf, isFormType, read } from '@kontor/ubl'
import { useQuery } from '@tanstack/react-query'
import { newForm } from '../editor/start.ts'
import type { Start } from '../editor/useStart.ts'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import type { PaperUpload } from '../queries/types.ts'

/** What the screen begins with on which a paper is entered. */
export interface PaperStart {
  readonly paper: PaperUpload
  readonly start: Start
}

/** Reads the paper with what was entered of it so far, or begins with what is known: that it is for the company. */
export function usePaperStart(id: string, round: number) {
  const kontor = useKontor()
  const { today } = useWords()
  return useQuery({
    queryKey: ['paper-start', id, round],
    queryFn: async (): Promise<PaperStart> => {
      const paper = await kontor.api.scanning.readUpload({ params: { id } })
      const form = (paper.Version > 0 ? await savedForm(kontor, id) : undefined) ?? (await blankForm(kontor, today))
      return {
        paper,
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

async function savedForm({ api }: Kontor, uploadId: string) {
  const { body } = await api.scanning.readContent({ params: { uploadId } }, { accept: 'application/xml' })
  const tree = read(typeof body === 'string' ? new TextEncoder().encode(body) : body)
  return isFormType(tree.type) ? formOf(tree) : undefined
}

/** Nothing is proposed of what the paper says: who looks from one to the other takes a proposal for read. */
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
    lines: line ? [{ ...line, tax: { category: 'S', percent: '' } }] : [],
  }
}
