import { defineArea } from '../../platform/index.ts'

/** Declared and not built yet. */
export const area = defineArea('queues', {})
