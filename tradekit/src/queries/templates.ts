import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Template } from './types.ts'
import { useOnce } from './useOnce.ts'

/** The templates of the company, by name. */
export function useTemplates() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.templates,
    queryFn: async ({ signal }) => (await api.templates.listTemplates({}, { signal })).Templates,
  })
}

export interface TemplateToSave {
  /** The same for a second try. */
  readonly id: string
  readonly name: string
  /** What it is made of, where it is new. */
  readonly documentId?: string
}

/** Makes a template, or names one anew. */
export function useSaveTemplate(onDone: (name: string) => void) {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name, documentId }: TemplateToSave) =>
      api.templates.saveTemplate({
        params: { id },
        body: { Name: name, ...(documentId && { DocumentId: documentId }) },
      }),
    onSuccess: ({ Name }) => onDone(Name),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.templates }),
  })
}

/** What is done with a template that is there; pressed twice, once. */
export function useTemplateActs() {
  const kontor = useKontor()
  const { t } = useWords()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (act: { readonly does: 'use' | 'delete'; readonly template: Template }) =>
      acts[act.does](kontor, act.template),
    onSuccess: (draft, { does, template }) => {
      if (draft !== undefined) navigate(`/edit/${draft}`)
      if (does === 'delete') kontor.notify('success', t('template.deleted', { name: template.Name }))
    },
    onError: (error) => kontor.notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.templates }),
  })
  return { act: useOnce(mutateAsync), isPending }
}

const acts = {
  use: async ({ api }: Kontor, { Id }: Template): Promise<string | undefined> =>
    (await api.templates.useTemplate({ params: { id: Id } })).documentId,
  delete: async ({ api }: Kontor, { Id }: Template): Promise<string | undefined> => {
    await api.templates.deleteTemplate({ params: { id: Id } })
    return undefined
  },
}
