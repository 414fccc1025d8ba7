import type { Client } from '@kontor/sdk'

type Answer<M extends keyof Client['documentLists']> = Awaited<ReturnType<Client['documentLists'][M]>>

export type Overview = Answer<'readOverview'>
export type Waiting = Overview['Waiting'][number]
export type Group = Waiting['Group']
export type Sum = Waiting['Sums'][number]
export type Due = Overview['Due'][number]
export type Row = Answer<'listDocuments'>['Document'][number]
export type Work = Awaited<ReturnType<Client['assignments']['listAssignments']>>['items'][number]
export type Approval = Awaited<ReturnType<Client['approvals']['listWaiting']>>['items'][number]
