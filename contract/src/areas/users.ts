import { businessProperties } from './users/business-properties.ts'
import { memberships } from './users/memberships.ts'
import { own } from './users/own.ts'
import { people } from './users/people.ts'

/** 002 §7 Users; responses.md B, Users. */
export const users = { ...people, ...own, ...memberships, ...businessProperties }
