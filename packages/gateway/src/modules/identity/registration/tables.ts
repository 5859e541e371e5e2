import type { RegisterBody } from '@plaza/contract/identity'

declare module '../../../kernel/database/schema' {
  interface Schema {
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
