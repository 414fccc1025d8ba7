import { BrandingSetting, brandingTypes, FeatureSetting, featureTypes, type Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { faultsIn } from '../../platform/http/index.ts'
import type { SettingRule, UnitOfWork } from '../../platform/index.ts'
import { putSetting, settingOf } from '../companies/index.ts'

/** Features and branding stand among the company's general settings, under this tag. */
export const settingTag = 'onboarding'

interface Shapes {
  readonly feature: typeof FeatureSetting
  readonly branding: typeof BrandingSetting
}

type Kind = keyof Shapes
type Setting<K extends Kind> = Of<Shapes[K]>

const faultsOf = {
  feature: faultsIn(FeatureSetting.schema, 'body'),
  branding: faultsIn(BrandingSetting.schema, 'body'),
}

const keyOf = (kind: Kind, type: string): string => `${kind}.${type}`

/** What is set of a kind and type; undefined where nothing is, or what cannot be read. */
export async function readKept<K extends Kind>(
  uow: UnitOfWork,
  kind: K,
  type: string,
): Promise<Setting<K> | undefined> {
  const kept = await settingOf(uow, settingTag, keyOf(kind, type))
  return kept === undefined ? undefined : settingIn(kind, kept)
}

export const keep = <K extends Kind>(uow: UnitOfWork, kind: K, type: string, setting: Setting<K>): Promise<void> =>
  putSetting(uow, { tag: settingTag, key: keyOf(kind, type), value: JSON.stringify(setting) })

const kinds: ReadonlyMap<string, Kind> = new Map([
  ...featureTypes.map((type) => [keyOf('feature', type), 'feature'] as const),
  ...brandingTypes.map((type) => [keyOf('branding', type), 'branding'] as const),
])

/** The general settings take any text: under our keys it has to be what we can read. */
export const whyNotKept: SettingRule = (key, value) => {
  const kind = kinds.get(key)
  return kind === undefined || settingIn(kind, value) !== undefined ? undefined : misfit(key, kind)
}

const misfit = (key: string, kind: Kind): Message =>
  t`The setting ${key} under the tag ${settingTag} does not fit: set it with POST onboarding/settings/${kind}.`

function settingIn<K extends Kind>(kind: K, text: string): Setting<K> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return faultsOf[kind](value).length === 0 ? (value as Setting<K>) : undefined
  } catch {
    return undefined
  }
}
