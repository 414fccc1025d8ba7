import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keys, usePages } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from './kontor.ts'

type Workflow = Client['workflow']
export type Version = Awaited<ReturnType<Workflow['listVersions']>>['Versions'][number]
export type Fact = Awaited<ReturnType<Workflow['listVersions']>>['Facts'][number]
export type Flow = Awaited<ReturnType<Workflow['readSteps']>>['Flow']
export type Step = Flow['Steps'][number]
export type Way = Step['Next'][number]
export type Drawing = NonNullable<Awaited<ReturnType<Workflow['readSteps']>>['Drawing']>
export type Finding = Awaited<ReturnType<Workflow['readSteps']>>['Findings'][number]
export type Replay = Awaited<ReturnType<Workflow['replay']>>
export type Instance = Awaited<ReturnType<Workflow['listInstances']>>['Instances'][number]
export type Outcome = Awaited<ReturnType<Workflow['listQueue']>>['Outcomes'][number]
export type LogLine = Awaited<ReturnType<Workflow['listInstanceLogs']>>['Logs'][number]

/** So many runs come at once. */
const limit = 50

/** What a change of any version, run or document makes stale begins with this. */
export const stale = [...keys.lists, 'workflow']
const versionKey = (id: string) => [...stale, 'version', id]

export function useVersions() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...stale, 'versions'],
    queryFn: ({ signal }) => api.workflow.listVersions({}, { signal }),
  })
}

export function useVersion(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: versionKey(id),
    queryFn: ({ signal }) => api.workflow.readSteps({ params: { id } }, { signal }),
  })
}

export function useInstances(state: Instance['State'] | undefined) {
  const { api } = useKontor()
  const list = usePages([...stale, 'runs', state], (page, signal) =>
    api.workflow.listInstances({ query: { limit, page, state } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Instances }) => Instances) }
}

export function useRun(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...stale, 'run', id],
    queryFn: ({ signal }) => api.workflow.readInstance({ params: { id } }, { signal }),
  })
}

/** What a run did. */
export function useRunLog(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...stale, 'log', id],
    queryFn: async ({ signal }) => (await api.workflow.listInstanceLogs({ params: { id } }, { signal })).Logs,
  })
}

export function useOutcomes() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...stale, 'outcomes'],
    queryFn: async ({ signal }) => (await api.workflow.listQueue({}, { signal })).Outcomes,
  })
}

/** The programs that a step can call; who may not see them calls none. */
export function useWebhooks() {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: ['webhooks'],
    enabled: may('company.configure'),
    queryFn: async ({ signal }) => (await api.webhooks.listWebhooks({}, { signal })).Webhooks,
  })
}

export type CodeList = Awaited<ReturnType<Client['coding']['listLists']>>['Lists'][number]

/** The lists of which a step can set a code; who may not see them sets none. */
export function useLists() {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: ['coding', 'lists'],
    enabled: may('coding.read'),
    queryFn: async ({ signal }) => (await api.coding.listLists({ query: {} }, { signal })).Lists,
  })
}

/** The branches of the company, for which it may publish, too. */
export function useBranches() {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['branches'],
    queryFn: async ({ signal }) =>
      (await api.companies.listBranches({}, { signal })).CompanyAccount.map(({ Id, Company }) => ({
        id: Id,
        name: Company.CompanyName,
      })),
  })
}

/**
 * An act on workflows. It waits for those before it: what is published or simulated is what was saved. What it changes is
 * read anew, and what refuses it is said.
 */
export function useAct<V, R>(act: (api: Workflow, given: V) => Promise<R>, onDone: (result: R, given: V) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: V) => act(api.workflow, given),
    scope: { id: 'workflow' },
    onSuccess: onDone,
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: stale }),
  })
}

/** Throws a draft away; nobody asks for it again. */
export function useDeleteVersion(id: string, onDone: () => void) {
  const queries = useQueryClient()
  return useAct(
    (api, _: undefined) => api.deleteVersion({ params: { id } }),
    () => {
      onDone()
      queries.removeQueries({ queryKey: versionKey(id) })
    },
  )
}

/** Saves the steps of a draft; what is shown is what was saved. */
export function useSaveSteps(id: string) {
  const queries = useQueryClient()
  const save = useAct(
    (api, flow: Flow) => api.saveSteps({ params: { id }, body: flow }),
    () => undefined,
  )
  return {
    isPending: save.isPending,
    save: (flow: Flow) => {
      queries.setQueryData<Awaited<ReturnType<Workflow['readSteps']>>>(
        versionKey(id),
        (before) => before && { ...before, Flow: flow },
      )
      save.mutate(flow)
    },
  }
}
