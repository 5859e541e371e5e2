import type { RegisterBody } from '@plaza/contract/identity'
import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    members: {
      id: string
      merchant: string
      account: string
      nickname: string | null
      type: number
      upline_id: string | null
      to_upline: Generated<boolean>
      vip_level: number | null
      password_hash: string
      must_change_password: Generated<boolean>
      reg_date: number
      blocked: Generated<boolean>
      /** When its member closed the account, which is blocked then; null for any other. */
      closed_at: Generated<number | null>
      trial: Generated<boolean>
      /** Digits without the leading zero; unique at a merchant together with `dialling_code`. */
      mobile_num: string | null
      dialling_code: string | null
      /** As it was entered; unique at a merchant in any letter case. */
      email: string | null
      /** In whose name money is paid out: set once. */
      real_name: Generated<string | null>
      /** `YYYY-MM-DD`: stated at registration, or verified by a document; set once. */
      birth_date: Generated<string | null>
      /** When the sign-in password or the mobile number was last changed; null when never. */
      secrets_changed_at: Generated<number | null>
    }
    /**
     * Who stands below whom at any depth, on which days (TEAM-1): written with each member and each move, never by hand. It never
     * leaves a merchant.
     */
    member_lines: {
      ancestor_id: string
      member_id: string
      merchant: string
      /** 1: directly below. */
      depth: number
      /** First and last day, `YYYY-MM-DD`; `9999-12-31` while it lasts. */
      since_day: string
      until_day: string
    }
    /** Members that were placed below another one, or below nobody. Writing a row does it. */
    member_moves: {
      id: Generated<number>
      merchant: Generated<string>
      member_id: string
      from_upline_id: Generated<string | null>
      upline_id: string | null
      /** The last day that counts for the line before. */
      day: string
      at: number
    }
    /** What a member stated of itself when it registered. */
    member_details: {
      member_id: string
      merchant: string
      payee_name: string | null
      id_number: string | null
      qq_num: string | null
      facebook: string | null
      wechat: string | null
      line: string | null
      whatsapp: string | null
      zalo: string | null
      /** The member who recommended this one, independent of the upline. */
      recommender_id: string | null
      /** `YYYY-MM-DD`, where the profile asks for it. */
      birth_date: string | null
      /** When the age declaration was made. */
      declared_at: number | null
      register_method: RegisterBody['registerMethod']
      register_url: string
      registered_at: number
    }
  }
}
