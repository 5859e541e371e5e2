import type { OperatorRole } from './roles'

declare module '../database/schema' {
  interface Schema {
    /** Persons who operate the site. None is ever renamed or deleted, so that an id stays the same person. */
    operators: {
      id: string
      added_at: number
      added_by: string
    }
    /** By what operators prove who they are; a person may have several. */
    operator_credentials: {
      /** Public part of the secret. */
      id: string
      operator: string
      role: OperatorRole
      /** Hash of the secret, which only its holder has. */
      hash: string
      /** Made by the demo for itself: valid in the demo only. */
      is_demo: boolean
      added_at: number
      added_by: string
      expires_at: number
      revoked_at: number | null
      revoked_by: string | null
    }
  }
}
