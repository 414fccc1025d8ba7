import type { Areas, ObjectAction, ServedBy } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { FastifyInstance } from 'fastify'
import type { TableExports } from '../company-export/index.ts'
import type { Handlers } from '../context.ts'
import type { Tx } from '../db/kysely.ts'
import type { OnSealed } from '../log/seal.ts'
import type { ObjectRule, Policy } from '../policy.ts'
import type { ObjectTypes, Tasks, UnitOfWork } from '../unit-of-work.ts'
import type { PersonalData } from './personal-data.ts'
import type { Provided, Services } from './services.ts'

export type AreaName = keyof Areas

/** Work that some companies need each minute. */
export interface EachMinute {
  /** The companies that need it now. */
  companies(tx: Tx): Promise<readonly string[]>
  /** Does a part of it; true where there is more to do. What it tells people leads to the shell. */
  work(uow: UnitOfWork, shellOrigin: string): Promise<boolean>
}

/** Why a text cannot stand under a key of a company's general settings; undefined where it can. */
export type SettingRule = (key: string, value: string) => Message | undefined

/** What an area may bring besides its calls. */
export interface AreaParts {
  /** Who may do what in it. */
  readonly policy?: Policy
  /** Work that is left for after a commit (`uow.later`), by its name. */
  readonly tasks?: Tasks
  /** What the area tells of with `uow.later`, by its name: every area that listens runs its listener then. */
  readonly events?: readonly string[]
  /** What the area does when another tells of something, by the name of the event. */
  readonly listeners?: Tasks
  /** What each company needs each hour: what begins with a day, which is another hour for each company and person. */
  hourly?(uow: UnitOfWork): Promise<void>
  /**
   * The first day on which `hourly` has something to do if nothing happens in the company meanwhile; undefined where it has
   * nothing. An area that does not say so is asked each hour.
   */
  firstDay?(uow: UnitOfWork): Promise<string | undefined>
  /** What each company needs once a day, whenever that is. */
  daily?(uow: UnitOfWork): Promise<void>
  readonly eachMinute?: EachMinute
  /** What it keeps among a company's general settings, by tag: whoever writes there by another way asks first. */
  readonly settingRules?: Readonly<Record<string, SettingRule>>
  /** What follows from lines of a company's log, in the transaction that seals them: so each is told once. */
  readonly sealed?: OnSealed
  readonly personalData?: PersonalData
  /** How its tables stand in what a company exports, where it is not with all their rows. */
  readonly tableExports?: TableExports
  /** Rules about one object, for whoever asks why. */
  readonly objectRules?: Readonly<Partial<Record<ObjectAction, ObjectRule>>>
  /** What the log calls the things of this area. */
  readonly objectTypes?: readonly (keyof ObjectTypes)[]
  /** What the area makes for others. */
  readonly provides?: readonly Provided[]
  /** Routes that the contract does not know, such as a protocol that a library speaks. */
  addRoutes?(http: FastifyInstance, services: Services): void
}

type HandlersOf<N extends AreaName> = Handlers<Areas[N]> | ((services: Services) => Handlers<Areas[N]>)

/** An area that serves no call yet has no handlers; in one that does, a handler that is missing does not compile. */
type WithHandlers<N extends AreaName> = keyof ServedBy<Areas[N]> extends never
  ? { readonly handlers?: undefined }
  : { readonly handlers: HandlersOf<N> }

type HandlersByName = Readonly<Record<string, unknown>>

/** An area as the server collects it. */
export interface AreaDefinition extends AreaParts {
  /** Its name in the contract. */
  readonly name: string
  /** Whether the contract does not know it. */
  readonly isInternal: boolean
  readonly handlers?: HandlersByName | ((services: Services) => HandlersByName) | undefined
}

/** Says all that an area of the contract is on the server. Its index.ts exports the answer as `area`. */
export const defineArea = <N extends AreaName>(name: N, parts: AreaParts & WithHandlers<N>): AreaDefinition => ({
  name,
  isInternal: false,
  ...parts,
})

/** An area that the contract does not know: it serves no call. */
export const defineInternalArea = (name: string, parts: AreaParts): AreaDefinition => ({
  name,
  isInternal: true,
  ...parts,
})
