import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords, type Words } from './kontor.ts'

type Surveys = Client['surveys']
export type Questionnaire = Awaited<ReturnType<Surveys['readQuestionnaire']>>
export type Block = Questionnaire['blocks'][number]
export type Question = Awaited<ReturnType<Surveys['readQuestion']>>
export type AnswerType = Question['answerType']
export type Strategy = NonNullable<Question['choices']>['strategy']
export type Request = Awaited<ReturnType<Surveys['readRequest']>>
export type RequestState = Request['state']
export type Answer = NonNullable<Request['answers']>[number]
export type AnswerFile = NonNullable<Request['files']>[number]
export type Direction = Request['direction']
export type Template = Awaited<ReturnType<Surveys['readTemplate']>>
export type Rule = Awaited<ReturnType<Surveys['listTriggers']>>['Items'][number]
export type Router = Awaited<ReturnType<Surveys['readTaskRouters']>>['routers'][number]
export type Reviewing = Pick<Router, 'reviewer' | 'reviewerType'>

/** All that the app has read: one change may show in several places. */
export const formsKey = ['forms']

/** So many come at once. */
const pageSize = 50

export function useQuestionnaires(text = '') {
  const { api } = useKontor()
  const query = { limit: pageSize, ...(text && { q: text }) }
  const list = usePages([...formsKey, 'questionnaires', text], (page, signal) =>
    api.surveys.listQuestionnaires({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

export function useQuestionnaire(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'questionnaire', id],
    queryFn: ({ signal }) => api.surveys.readQuestionnaire({ params: { id } }, { signal }),
    // Who opens it again edits what stands by then.
    gcTime: 0,
  })
}

export function useTemplates() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'templates'],
    queryFn: async ({ signal }) => (await api.surveys.listTemplates({ query: { limit: 100 } }, { signal })).Items,
  })
}

/** Requests of one direction, by state and a part of the partner’s or the questionnaire’s name, with how many there are of each state. */
export function useRequests(direction: Direction, state: RequestState | undefined, text: string) {
  const { api } = useKontor()
  const query = { limit: pageSize, direction, ...(state && { state }), ...(text && { q: text }) }
  const list = usePages([...formsKey, 'requests', direction, state, text], (page, signal) =>
    api.surveys.listRequests({ query: { ...query, page } }, { signal }),
  )
  return {
    ...list,
    rows: list.pages?.flatMap(({ Items }) => Items),
    counts: new Map((list.pages?.[0]?.counts ?? []).map((one) => [one.state, one.count])),
  }
}

export function useRequest(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'request', id],
    queryFn: ({ signal }) => api.surveys.readRequest({ params: { id } }, { signal }),
    gcTime: 0,
  })
}

export function useQuestions(text = '') {
  const { api } = useKontor()
  const query = { limit: pageSize, ...(text && { q: text }) }
  const list = usePages([...formsKey, 'questions', text], (page, signal) =>
    api.surveys.listQuestions({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

export function useRules() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'rules'],
    queryFn: async ({ signal }) => (await api.surveys.listTriggers({}, { signal })).Items,
  })
}

export function useRouters() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'routers'],
    queryFn: async ({ signal }) => (await api.surveys.readTaskRouters({}, { signal })).routers,
  })
}

/** The partners that can be asked, a hundred by name: members of the network that are connected. */
export function usePartners(text = '') {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'partners', text],
    queryFn: async ({ signal }) => {
      const query = { limit: 100, state: ['ACCEPTED' as const], ...(text && { q: text }) }
      const { Connection } = await api.network.listConnections({ query }, { signal })
      return Connection.filter(({ ConnectionType }) => ConnectionType !== 'ExternalConnection')
    },
    placeholderData: keepPreviousData,
  })
}

export function useGroups() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'groups'],
    queryFn: async ({ signal }) => (await api.network.listGroups({ query: { limit: 100 } }, { signal })).Groups,
  })
}

/** People and teams of the company, as reviewers are named. */
export function useReviewers() {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: [...formsKey, 'reviewers'],
    queryFn: async ({ signal }) => {
      const params = { companyId: company.id }
      const [{ UserAccounts }, { UserGroups }] = await Promise.all([
        api.users.listUsers({ params, query: { limit: 1000 } }, { signal }),
        api.teams.listTeams({ query: { limit: 100 } }, { signal }),
      ])
      return [
        ...UserAccounts.filter(({ State }) => State === 'ACTIVE').map(({ Id, FirstName, LastName }) => ({
          ...{ id: Id, label: `${FirstName} ${LastName}`.trim(), type: 'USER' as const },
        })),
        ...UserGroups.map(({ Id, Name }) => ({ id: Id ?? '', label: Name, type: 'USERGROUP' as const })),
      ]
    },
  })
}

/** Does something, says that it is done where there is something to say, and shows what it changed. */
export function useAct<T, R = unknown>(
  act: (api: Pick<Client, 'surveys'>, given: T) => Promise<R>,
  done: (given: T, t: Words['t'], result: R) => string | undefined,
  onDone?: (result: R, given: T) => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: T) => act(api, given),
    onSuccess: (result, given) => {
      const words = done(given, t, result)
      if (words !== undefined) notify('success', words)
      onDone?.(result, given)
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: formsKey }),
  })
}
