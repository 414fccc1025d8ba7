import { files } from './onboarding/files.ts'
import { settings } from './onboarding/settings.ts'
import { suppliers } from './onboarding/suppliers.ts'

/** 001 §7 Adaptive onboarding cards; 002 §7 Supplier onboarding: how companies bring their suppliers in. */
export const onboarding = { ...files, ...suppliers, ...settings }
