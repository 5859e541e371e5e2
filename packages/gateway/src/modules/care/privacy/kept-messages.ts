import { words, type KeptTable } from './kept-table'

/** What a member wrote and was written to, with its pictures. */
export const keptMessages: readonly KeptTable[] = [
  {
    name: 'inbox',
    table: 'mails',
    columns: words('id sender title content sent_at read_at kind deleted_at'),
    newest: 'sent_at',
  },
  {
    name: 'feedback',
    table: 'feedback',
    columns: words('id category reference contact state created_at changed_at'),
    newest: 'created_at',
  },
  {
    name: 'feedbackMessages',
    table: 'feedback_messages',
    columns: words('feedback_id is_from_member content written_at'),
    newest: 'id',
  },
  {
    name: 'pictures',
    table: 'uploads',
    columns: words('id type width height bytes created_at used_for'),
    newest: 'created_at',
  },
  {
    name: 'chats',
    table: 'demo_chats',
    columns: words('id language reference state created_at changed_at'),
    newest: 'created_at',
  },
  {
    name: 'chatMessages',
    table: 'demo_chat_messages',
    columns: words('chat_id is_from_guest content written_at'),
    newest: 'id',
  },
]
