import type { Finding } from '../finding.ts'
import type { Tree } from '../xml/tree.ts'
import { judge } from './judge.ts'
import { type Profile, ruleSetOf } from './profiles.ts'

/** A document under the rules of a profile; see {@link judge}. */
export const validateRules = (tree: Tree, profile: Profile): Finding[] => judge(tree, ruleSetOf(profile, tree))
