import { defineArea } from '../../platform/index.ts'
import { policy } from './policy.ts'

export const area = defineArea('surveys', { policy })
