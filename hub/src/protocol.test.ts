import { afterEach, describe, test } from 'vitest'
import { protocolBehaviour } from './testing/behaviour.ts'
import { createMemoryWorld } from './testing/memory-world.ts'

protocolBehaviour(createMemoryWorld, { describe, test, afterEach })
