import { protocolBehaviour } from './testing/behaviour.ts'
import { createMemoryWorld } from './testing/memory-world.ts'

protocolBehaviour(createMemoryWorld)
