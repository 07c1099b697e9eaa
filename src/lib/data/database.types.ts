export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_events: {
        Row: {
          created_at: string;
          detail: string | null;
          id: string;
          investor_id: string;
          ip: unknown;
          is_new_device: boolean;
          kind: string;
          session_id: string | null;
          user_agent: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          detail?: string | null;
          id?: string;
          investor_id: string;
          ip?: unknown;
          is_new_device?: boolean;
          kind: string;
          session_id?: string | null;
          user_agent?: string | null;
        };
        Update: {
          created_at?: string;
          detail?: string | null;
          id?: string;
          investor_id?: string;
          ip?: unknown;
          is_new_device?: boolean;
          kind?: string;
          session_id?: string | null;
          user_agent?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'account_events_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      announcements: {
        Row: {
          body: string;
          id: string;
          published_at: string;
          published_by: string;
          shown_from: string;
          shown_until: string | null;
          title: string;
          weight: string;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          id?: string;
          published_at?: string;
          published_by: string;
          shown_from?: string;
          shown_until?: string | null;
          title: string;
          weight: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Update: {
          body?: string;
          id?: string;
          published_at?: string;
          published_by?: string;
          shown_from?: string;
          shown_until?: string | null;
          title?: string;
          weight?: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'announcements_published_by_fkey';
            columns: ['published_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'announcements_withdrawn_by_fkey';
            columns: ['withdrawn_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      api_keys: {
        Row: {
          created_at: string;
          expires_at: string;
          hash: string;
          id: string;
          investor_id: string;
          last_used_at: string | null;
          name: string;
          scopes: string[];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at: string;
          hash: string;
          id?: string;
          investor_id: string;
          last_used_at?: string | null;
          name: string;
          scopes: string[];
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          hash?: string;
          id?: string;
          investor_id?: string;
          last_used_at?: string | null;
          name?: string;
          scopes?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'api_keys_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      appropriateness_attempts: {
        Row: {
          answers: NonNullable<Json>;
          at: string;
          id: string;
          investor_id: string;
          passed: boolean;
          questions_version: number;
          wrong: string[];
        };
        ComputedFields: never;
        Insert: {
          answers: NonNullable<Json>;
          at?: string;
          id: string;
          investor_id: string;
          passed?: never;
          questions_version: number;
          wrong: string[];
        };
        Update: {
          answers?: NonNullable<Json>;
          at?: string;
          id?: string;
          investor_id?: string;
          passed?: never;
          questions_version?: number;
          wrong?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'appropriateness_attempts_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      bars: {
        Row: {
          close: number;
          high: number;
          instrument_id: string;
          low: number;
          open: number;
          opened_at: string;
          source: string;
          span: string;
        };
        ComputedFields: never;
        Insert: {
          close: number;
          high: number;
          instrument_id: string;
          low: number;
          open: number;
          opened_at: string;
          source: string;
          span: string;
        };
        Update: {
          close?: number;
          high?: number;
          instrument_id?: string;
          low?: number;
          open?: number;
          opened_at?: string;
          source?: string;
          span?: string;
        };
        Relationships: [];
      };
      claims: {
        Row: {
          evidence_url: string;
          id: string;
          text: string;
          verified_at: string | null;
          verified_by: string | null;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
          written_at: string;
          written_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          evidence_url: string;
          id?: string;
          text: string;
          verified_at?: string | null;
          verified_by?: string | null;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
          written_at?: string;
          written_by?: string | null;
        };
        Update: {
          evidence_url?: string;
          id?: string;
          text?: string;
          verified_at?: string | null;
          verified_by?: string | null;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
          written_at?: string;
          written_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'claims_verified_by_fkey';
            columns: ['verified_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'claims_withdrawn_by_fkey';
            columns: ['withdrawn_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'claims_written_by_fkey';
            columns: ['written_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          answer: string | null;
          created_at: string;
          email: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          investor_id: string | null;
          language: string;
          message: string;
          name: string;
          reference: string | null;
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          created_at?: string;
          email?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          investor_id?: string | null;
          language?: string;
          message: string;
          name: string;
          reference?: never;
          subject: string;
        };
        Update: {
          answer?: string | null;
          created_at?: string;
          email?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          investor_id?: string | null;
          language?: string;
          message?: string;
          name?: string;
          reference?: never;
          subject?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      copies: {
        Row: {
          ended_at: string | null;
          investor_id: string;
          opened_at: string;
          paid_in_cents: number;
          paid_out_cents: number;
          pool_id: string;
          share_units: number;
          stop_base_cents: number;
          stop_bp: number | null;
        };
        ComputedFields: never;
        Insert: {
          ended_at?: string | null;
          investor_id: string;
          opened_at?: string;
          paid_in_cents?: number;
          paid_out_cents?: number;
          pool_id: string;
          share_units?: number;
          stop_base_cents?: number;
          stop_bp?: number | null;
        };
        Update: {
          ended_at?: string | null;
          investor_id?: string;
          opened_at?: string;
          paid_in_cents?: number;
          paid_out_cents?: number;
          pool_id?: string;
          share_units?: number;
          stop_base_cents?: number;
          stop_bp?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'copies_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'copies_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      copy_requests: {
        Row: {
          amount_cents: number | null;
          asked_at: string;
          dealing_id: string | null;
          dealt_cents: number | null;
          dealt_units: number | null;
          ended_at: string | null;
          id: string;
          investor_id: string;
          left_out_at: string | null;
          not_before: string | null;
          pool_id: string;
          reason: string;
          share_bp: number | null;
          share_units: number | null;
          side: string;
          split_from: string | null;
          status: string;
          units: number | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents?: number | null;
          asked_at?: string;
          dealing_id?: string | null;
          dealt_cents?: number | null;
          dealt_units?: number | null;
          ended_at?: string | null;
          id?: string;
          investor_id: string;
          left_out_at?: string | null;
          not_before?: string | null;
          pool_id: string;
          reason?: string;
          share_bp?: number | null;
          share_units?: number | null;
          side: string;
          split_from?: string | null;
          status?: string;
          units?: number | null;
        };
        Update: {
          amount_cents?: number | null;
          asked_at?: string;
          dealing_id?: string | null;
          dealt_cents?: number | null;
          dealt_units?: number | null;
          ended_at?: string | null;
          id?: string;
          investor_id?: string;
          left_out_at?: string | null;
          not_before?: string | null;
          pool_id?: string;
          reason?: string;
          share_bp?: number | null;
          share_units?: number | null;
          side?: string;
          split_from?: string | null;
          status?: string;
          units?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'copy_requests_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      dealing_requests: {
        Row: {
          amount_cents: number;
          asked_at: string;
          ended_at: string | null;
          id: string;
          investor_id: string;
          pool_id: string;
          pool_units: number | null;
          pool_value_cents: number | null;
          side: string;
          status: string;
          units: number | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          asked_at?: string;
          ended_at?: string | null;
          id: string;
          investor_id: string;
          pool_id: string;
          pool_units?: number | null;
          pool_value_cents?: number | null;
          side: string;
          status?: string;
          units?: number | null;
        };
        Update: {
          amount_cents?: number;
          asked_at?: string;
          ended_at?: string | null;
          id?: string;
          investor_id?: string;
          pool_id?: string;
          pool_units?: number | null;
          pool_value_cents?: number | null;
          side?: string;
          status?: string;
          units?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'dealing_requests_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      dealings: {
        Row: {
          at: string;
          bid_cents: number;
          id: string;
          in_cents: number;
          offer_cents: number;
          out_cents: number;
          out_units: number;
          pool_id: string;
          prices: NonNullable<Json>;
          share_units: number;
          units_after: number;
          units_before: number;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          bid_cents: number;
          id: string;
          in_cents: number;
          offer_cents: number;
          out_cents: number;
          out_units: number;
          pool_id: string;
          prices: NonNullable<Json>;
          share_units: number;
          units_after: number;
          units_before: number;
        };
        Update: {
          at?: string;
          bid_cents?: number;
          id?: string;
          in_cents?: number;
          offer_cents?: number;
          out_cents?: number;
          out_units?: number;
          pool_id?: string;
          prices?: NonNullable<Json>;
          share_units?: number;
          units_after?: number;
          units_before?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'dealings_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      deposit_quotes: {
        Row: {
          amount_cents: number;
          coins: number;
          created_at: string;
          good_until: string;
          id: string;
          investor_id: string;
          method: string;
          price: number;
          priced_at: string;
          source: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          coins: number;
          created_at?: string;
          good_until: string;
          id?: string;
          investor_id: string;
          method: string;
          price: number;
          priced_at: string;
          source: string;
        };
        Update: {
          amount_cents?: number;
          coins?: number;
          created_at?: string;
          good_until?: string;
          id?: string;
          investor_id?: string;
          method?: string;
          price?: number;
          priced_at?: string;
          source?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deposit_quotes_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposit_quotes_method_fkey';
            columns: ['method'];
            isOneToOne: false;
            referencedRelation: 'payment_methods';
            referencedColumns: ['name'];
          },
        ];
      };
      deposits: {
        Row: {
          amount_cents: number;
          approved: boolean;
          arrived_cents: number | null;
          arrived_coins: number | null;
          corrected_cents: number;
          created_at: string;
          credit_price: number | null;
          credit_priced_at: string | null;
          credit_quote_id: string | null;
          credit_source: string | null;
          first_approved_at: string | null;
          first_approved_by: string | null;
          id: string;
          investor_id: string;
          method: string;
          network: string | null;
          paid_at: string | null;
          proof_fingerprint: string | null;
          proof_path: string | null;
          quote_id: string | null;
          reason: string | null;
          rest_coins: number | null;
          rest_price: number | null;
          rest_priced_at: string | null;
          rest_source: string | null;
          reversed_at: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          sighting_id: string | null;
          status: string;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          approved?: never;
          arrived_cents?: number | null;
          arrived_coins?: number | null;
          corrected_cents?: number;
          created_at?: string;
          credit_price?: number | null;
          credit_priced_at?: string | null;
          credit_quote_id?: string | null;
          credit_source?: string | null;
          first_approved_at?: string | null;
          first_approved_by?: string | null;
          id?: string;
          investor_id?: string;
          method: string;
          network?: string | null;
          paid_at?: string | null;
          proof_fingerprint?: string | null;
          proof_path?: string | null;
          quote_id?: string | null;
          reason?: string | null;
          rest_coins?: number | null;
          rest_price?: number | null;
          rest_priced_at?: string | null;
          rest_source?: string | null;
          reversed_at?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sighting_id?: string | null;
          status?: string;
          transaction_id?: string | null;
          transaction_output?: number | null;
        };
        Update: {
          amount_cents?: number;
          approved?: never;
          arrived_cents?: number | null;
          arrived_coins?: number | null;
          corrected_cents?: number;
          created_at?: string;
          credit_price?: number | null;
          credit_priced_at?: string | null;
          credit_quote_id?: string | null;
          credit_source?: string | null;
          first_approved_at?: string | null;
          first_approved_by?: string | null;
          id?: string;
          investor_id?: string;
          method?: string;
          network?: string | null;
          paid_at?: string | null;
          proof_fingerprint?: string | null;
          proof_path?: string | null;
          quote_id?: string | null;
          reason?: string | null;
          rest_coins?: number | null;
          rest_price?: number | null;
          rest_priced_at?: string | null;
          rest_source?: string | null;
          reversed_at?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sighting_id?: string | null;
          status?: string;
          transaction_id?: string | null;
          transaction_output?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'deposits_credit_quote_id_fkey';
            columns: ['credit_quote_id'];
            isOneToOne: false;
            referencedRelation: 'deposit_quotes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposits_first_approved_by_fkey';
            columns: ['first_approved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposits_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposits_method_fkey';
            columns: ['method'];
            isOneToOne: false;
            referencedRelation: 'payment_methods';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'deposits_quote_id_fkey';
            columns: ['quote_id'];
            isOneToOne: false;
            referencedRelation: 'deposit_quotes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deposits_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      fills: {
        Row: {
          ask: number;
          ask_size: number;
          at: string;
          bid: number;
          bid_size: number;
          cents: number;
          cost_cents: number;
          dealing_id: string | null;
          fee_cents: number;
          id: string;
          instrument_id: string;
          investor_id: string;
          order_id: string | null;
          pool_id: string;
          price: number;
          quantity: number;
          received_at: string;
          role: string;
          side: string;
          source: string;
          source_at: string;
        };
        ComputedFields: never;
        Insert: {
          ask: number;
          ask_size: number;
          at?: string;
          bid: number;
          bid_size: number;
          cents: number;
          cost_cents: number;
          dealing_id?: string | null;
          fee_cents: number;
          id?: string;
          instrument_id: string;
          investor_id: string;
          order_id?: string | null;
          pool_id: string;
          price: number;
          quantity: number;
          received_at: string;
          role: string;
          side: string;
          source: string;
          source_at: string;
        };
        Update: {
          ask?: number;
          ask_size?: number;
          at?: string;
          bid?: number;
          bid_size?: number;
          cents?: number;
          cost_cents?: number;
          dealing_id?: string | null;
          fee_cents?: number;
          id?: string;
          instrument_id?: string;
          investor_id?: string;
          order_id?: string | null;
          pool_id?: string;
          price?: number;
          quantity?: number;
          received_at?: string;
          role?: string;
          side?: string;
          source?: string;
          source_at?: string;
        };
        Relationships: [];
      };
      instruments: {
        Row: {
          band_bp: number;
          id: string;
          maker_bp: number;
          max_age: string;
          max_spread_bp: number;
          min_order_cents: number;
          name: string;
          position: number;
          price_decimals: number;
          quantity_decimals: number;
          status: string;
          taker_bp: number;
          trading: string;
          trading_reason: string | null;
          trading_since: string | null;
        };
        ComputedFields: never;
        Insert: {
          band_bp?: number;
          id: string;
          maker_bp?: number;
          max_age?: string;
          max_spread_bp: number;
          min_order_cents?: number;
          name: string;
          position: number;
          price_decimals: number;
          quantity_decimals: number;
          status?: string;
          taker_bp?: number;
          trading?: string;
          trading_reason?: string | null;
          trading_since?: string | null;
        };
        Update: {
          band_bp?: number;
          id?: string;
          maker_bp?: number;
          max_age?: string;
          max_spread_bp?: number;
          min_order_cents?: number;
          name?: string;
          position?: number;
          price_decimals?: number;
          quantity_decimals?: number;
          status?: string;
          taker_bp?: number;
          trading?: string;
          trading_reason?: string | null;
          trading_since?: string | null;
        };
        Relationships: [];
      };
      kyc_cases: {
        Row: {
          created_at: string;
          document_path: string;
          home_address: string;
          id: string;
          identity_keys: string[];
          investor_id: string;
          name: string;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          document_path: string;
          home_address: string;
          id?: string;
          identity_keys?: string[];
          investor_id?: string;
          name?: string;
          reason?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          status?: string;
        };
        Update: {
          created_at?: string;
          document_path?: string;
          home_address?: string;
          id?: string;
          identity_keys?: string[];
          investor_id?: string;
          name?: string;
          reason?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'kyc_cases_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'kyc_cases_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      last_quotes: {
        Row: {
          ask: number;
          ask_size: number;
          bid: number;
          bid_size: number;
          instrument_id: string;
          received_at: string;
          source: string;
          source_at: string;
        };
        ComputedFields: never;
        Insert: {
          ask: number;
          ask_size: number;
          bid: number;
          bid_size: number;
          instrument_id: string;
          received_at: string;
          source: string;
          source_at: string;
        };
        Update: {
          ask?: number;
          ask_size?: number;
          bid?: number;
          bid_size?: number;
          instrument_id?: string;
          received_at?: string;
          source?: string;
          source_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'last_quotes_instrument_id_fkey';
            columns: ['instrument_id'];
            isOneToOne: true;
            referencedRelation: 'instruments';
            referencedColumns: ['id'];
          },
        ];
      };
      liability_snapshots: {
        Row: {
          accrued_cents: number;
          as_of: string;
          available_cents: number;
          insurance_fund_cents: number;
          invested_cents: number;
          leaves: number;
          number: number;
          pooled_cents: number;
          pools_cents: number;
          pools_leaves: number;
          pools_root: string;
          previous_seal: string;
          root: string;
          seal: string;
          taken_at: string;
          total_cents: number;
          withdrawing_cents: number;
        };
        ComputedFields: never;
        Insert: {
          accrued_cents: number;
          as_of: string;
          available_cents: number;
          insurance_fund_cents: number;
          invested_cents: number;
          leaves: number;
          number: number;
          pooled_cents: number;
          pools_cents: number;
          pools_leaves: number;
          pools_root: string;
          previous_seal: string;
          root: string;
          seal: string;
          taken_at?: string;
          total_cents?: never;
          withdrawing_cents: number;
        };
        Update: {
          accrued_cents?: number;
          as_of?: string;
          available_cents?: number;
          insurance_fund_cents?: number;
          invested_cents?: number;
          leaves?: number;
          number?: number;
          pooled_cents?: number;
          pools_cents?: number;
          pools_leaves?: number;
          pools_root?: string;
          previous_seal?: string;
          root?: string;
          seal?: string;
          taken_at?: string;
          total_cents?: never;
          withdrawing_cents?: number;
        };
        Relationships: [];
      };
      lots: {
        Row: {
          hwm: number;
          id: string;
          investor_id: string;
          opened_at: string;
          paid_cents: number;
          pool_id: string;
          request_id: string;
          share_bp: number;
          units: number;
        };
        ComputedFields: never;
        Insert: {
          hwm: number;
          id?: string;
          investor_id: string;
          opened_at?: string;
          paid_cents: number;
          pool_id: string;
          request_id: string;
          share_bp: number;
          units: number;
        };
        Update: {
          hwm?: number;
          id?: string;
          investor_id?: string;
          opened_at?: string;
          paid_cents?: number;
          pool_id?: string;
          request_id?: string;
          share_bp?: number;
          units?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'lots_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      marks: {
        Row: {
          at: string;
          flow_growth: number;
          net_price: number | null;
          pool_id: string;
          stale: boolean;
          units: number;
          value_cents: number;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          flow_growth?: number;
          net_price?: number | null;
          pool_id: string;
          stale: boolean;
          units: number;
          value_cents: number;
        };
        Update: {
          at?: string;
          flow_growth?: number;
          net_price?: number | null;
          pool_id?: string;
          stale?: boolean;
          units?: number;
          value_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'marks_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_subscriptions: {
        Row: {
          asked_at: string;
          confirmed_at: string | null;
          email: string;
          id: string;
          language: string;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string;
          confirmed_at?: string | null;
          email: string;
          id?: string;
          language?: string;
        };
        Update: {
          asked_at?: string;
          confirmed_at?: string | null;
          email?: string;
          id?: string;
          language?: string;
        };
        Relationships: [];
      };
      notifications: {
        Row: {
          amount_cents: number | null;
          arrived_coins: number | null;
          claimed_cents: number | null;
          coin: string | null;
          created_at: string;
          detail: string | null;
          id: string;
          investor_id: string;
          kind: string;
          quoted_coins: number | null;
          read_at: string | null;
          subject_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents?: number | null;
          arrived_coins?: number | null;
          claimed_cents?: number | null;
          coin?: string | null;
          created_at?: string;
          detail?: string | null;
          id?: string;
          investor_id: string;
          kind: string;
          quoted_coins?: number | null;
          read_at?: string | null;
          subject_id: string;
        };
        Update: {
          amount_cents?: number | null;
          arrived_coins?: number | null;
          claimed_cents?: number | null;
          coin?: string | null;
          created_at?: string;
          detail?: string | null;
          id?: string;
          investor_id?: string;
          kind?: string;
          quoted_coins?: number | null;
          read_at?: string | null;
          subject_id?: string;
        };
        Relationships: [];
      };
      order_events: {
        Row: {
          at: string;
          event: string;
          id: number;
          investor_id: string;
          order_id: string;
          price: number | null;
          quantity: number | null;
          reason: string | null;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          event: string;
          id?: number;
          investor_id: string;
          order_id: string;
          price?: number | null;
          quantity?: number | null;
          reason?: string | null;
        };
        Update: {
          at?: string;
          event?: string;
          id?: number;
          investor_id?: string;
          order_id?: string;
          price?: number | null;
          quantity?: number | null;
          reason?: string | null;
        };
        Relationships: [];
      };
      orders: {
        Row: {
          asked_at: string;
          expires_at: string | null;
          fee_cents: number;
          filled_cents: number;
          filled_quantity: number;
          finished_at: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new: boolean;
          kind: string;
          limit_price: number | null;
          pair_id: string | null;
          placed_at: string;
          pool_id: string;
          post_only: boolean;
          priority: number;
          quantity: number | null;
          reason: string | null;
          rebalance_id: string | null;
          reserved: number;
          side: string;
          spend_cents: number | null;
          status: string;
          stop_price: number | null;
          time_in_force: string;
          trail_bp: number | null;
          trail_mark: number | null;
          trigger_below: boolean | null;
          trigger_price: number | null;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string;
          expires_at?: string | null;
          fee_cents?: number;
          filled_cents?: number;
          filled_quantity?: number;
          finished_at?: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new?: boolean;
          kind: string;
          limit_price?: number | null;
          pair_id?: string | null;
          placed_at?: string;
          pool_id: string;
          post_only?: boolean;
          priority?: number;
          quantity?: number | null;
          reason?: string | null;
          rebalance_id?: string | null;
          reserved?: number;
          side: string;
          spend_cents?: number | null;
          status: string;
          stop_price?: number | null;
          time_in_force: string;
          trail_bp?: number | null;
          trail_mark?: number | null;
          trigger_below?: boolean | null;
          trigger_price?: number | null;
        };
        Update: {
          asked_at?: string;
          expires_at?: string | null;
          fee_cents?: number;
          filled_cents?: number;
          filled_quantity?: number;
          finished_at?: string | null;
          id?: string;
          instrument_id?: string;
          investor_id?: string;
          is_new?: boolean;
          kind?: string;
          limit_price?: number | null;
          pair_id?: string | null;
          placed_at?: string;
          pool_id?: string;
          post_only?: boolean;
          priority?: number;
          quantity?: number | null;
          reason?: string | null;
          rebalance_id?: string | null;
          reserved?: number;
          side?: string;
          spend_cents?: number | null;
          status?: string;
          stop_price?: number | null;
          time_in_force?: string;
          trail_bp?: number | null;
          trail_mark?: number | null;
          trigger_below?: boolean | null;
          trigger_price?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'orders_instrument_id_fkey';
            columns: ['instrument_id'];
            isOneToOne: false;
            referencedRelation: 'instruments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'orders_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_methods: {
        Row: {
          active: boolean;
          coin: string;
          decimals: number;
          name: string;
          networks: string[];
          position: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          coin: string;
          decimals: number;
          name: string;
          networks: string[];
          position: number;
        };
        Update: {
          active?: boolean;
          coin?: string;
          decimals?: number;
          name?: string;
          networks?: string[];
          position?: number;
        };
        Relationships: [];
      };
      payout_addresses: {
        Row: {
          added_at: string;
          address: string;
          canonical_address: string;
          investor_id: string;
          memo: string;
          network: string;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          address: string;
          canonical_address?: never;
          investor_id: string;
          memo?: string;
          network: string;
        };
        Update: {
          added_at?: string;
          address?: string;
          canonical_address?: never;
          investor_id?: string;
          memo?: string;
          network?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payout_addresses_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      plans: {
        Row: {
          active: boolean;
          duration: string;
          hashrate: number | null;
          id: string;
          max_cents: number;
          min_cents: number;
          offers: string[];
          phs_per_dollar: number | null;
          position: number;
          price_text: string;
          profit_bonus_bp: number;
          referral_bonus_bp: number;
          roi_bp: number;
          source_id: string | null;
          term: string;
          title: string;
          top_ups_per_day: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          duration: string;
          hashrate?: number | null;
          id: string;
          max_cents: number;
          min_cents: number;
          offers: string[];
          phs_per_dollar?: number | null;
          position: number;
          price_text: string;
          profit_bonus_bp?: number;
          referral_bonus_bp?: number;
          roi_bp: number;
          source_id?: string | null;
          term: string;
          title: string;
          top_ups_per_day?: number;
        };
        Update: {
          active?: boolean;
          duration?: string;
          hashrate?: number | null;
          id?: string;
          max_cents?: number;
          min_cents?: number;
          offers?: string[];
          phs_per_dollar?: number | null;
          position?: number;
          price_text?: string;
          profit_bonus_bp?: number;
          referral_bonus_bp?: number;
          roi_bp?: number;
          source_id?: string | null;
          term?: string;
          title?: string;
          top_ups_per_day?: number;
        };
        Relationships: [];
      };
      pools: {
        Row: {
          closed_at: string | null;
          id: string;
          kind: string;
          opened_at: string;
          owner_id: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          id?: string;
          kind?: string;
          opened_at?: string;
          owner_id: string;
          title: string;
        };
        Update: {
          closed_at?: string | null;
          id?: string;
          kind?: string;
          opened_at?: string;
          owner_id?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pools_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      positions: {
        Row: {
          bonus_settled_at: string | null;
          closed_at: string | null;
          hashrate: number | null;
          id: string;
          investor_id: string;
          matures_at: string;
          max_cents: number;
          opened_at: string;
          package_id: string | null;
          plan_id: string;
          principal_cents: number;
          profit_bonus_bp: number;
          profit_bonus_cents: number | null;
          referral_bonus_cents: number;
          referral_settled_at: string | null;
          status: Database['public']['Enums']['position_status'];
          top_ups_per_day: number;
        };
        ComputedFields: never;
        Insert: {
          bonus_settled_at?: string | null;
          closed_at?: string | null;
          hashrate?: number | null;
          id?: string;
          investor_id: string;
          matures_at: string;
          max_cents?: number;
          opened_at?: string;
          package_id?: string | null;
          plan_id: string;
          principal_cents: number;
          profit_bonus_bp?: number;
          profit_bonus_cents?: number | null;
          referral_bonus_cents?: number;
          referral_settled_at?: string | null;
          status?: Database['public']['Enums']['position_status'];
          top_ups_per_day?: number;
        };
        Update: {
          bonus_settled_at?: string | null;
          closed_at?: string | null;
          hashrate?: number | null;
          id?: string;
          investor_id?: string;
          matures_at?: string;
          max_cents?: number;
          opened_at?: string;
          package_id?: string | null;
          plan_id?: string;
          principal_cents?: number;
          profit_bonus_bp?: number;
          profit_bonus_cents?: number | null;
          referral_bonus_cents?: number;
          referral_settled_at?: string | null;
          status?: Database['public']['Enums']['position_status'];
          top_ups_per_day?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'positions_package_id_fkey';
            columns: ['package_id'];
            isOneToOne: false;
            referencedRelation: 'my_positions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'positions_package_id_fkey';
            columns: ['package_id'];
            isOneToOne: false;
            referencedRelation: 'positions';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_path: string | null;
          closed_at: string | null;
          country: string;
          created_at: string;
          email: string;
          id: string;
          language: string;
          mail_notifications: boolean;
          name: string;
          phone: string;
          referral_code: string;
          referred_by: string | null;
          verified: boolean;
        };
        ComputedFields: never;
        Insert: {
          avatar_path?: string | null;
          closed_at?: string | null;
          country?: string;
          created_at?: string;
          email: string;
          id: string;
          language?: string;
          mail_notifications?: boolean;
          name: string;
          phone?: string;
          referral_code?: string;
          referred_by?: string | null;
          verified?: boolean;
        };
        Update: {
          avatar_path?: string | null;
          closed_at?: string | null;
          country?: string;
          created_at?: string;
          email?: string;
          id?: string;
          language?: string;
          mail_notifications?: boolean;
          name?: string;
          phone?: string;
          referral_code?: string;
          referred_by?: string | null;
          verified?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'profiles_referred_by_fkey';
            columns: ['referred_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      reserve_attestations: {
        Row: {
          address: string;
          amount: string;
          attested_at: string;
          attested_by: string;
          block_hash: string;
          block_height: number;
          how_to_check: string;
          id: string;
          message: string;
          network: string;
          signature: string;
          signed_on: string;
          value_cents: number;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          amount: string;
          attested_at?: string;
          attested_by: string;
          block_hash: string;
          block_height: number;
          how_to_check: string;
          id?: string;
          message: string;
          network: string;
          signature: string;
          signed_on: string;
          value_cents: number;
        };
        Update: {
          address?: string;
          amount?: string;
          attested_at?: string;
          attested_by?: string;
          block_hash?: string;
          block_height?: number;
          how_to_check?: string;
          id?: string;
          message?: string;
          network?: string;
          signature?: string;
          signed_on?: string;
          value_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'reserve_attestations_attested_by_fkey';
            columns: ['attested_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      restorations: {
        Row: {
          after_number: number;
          number: number;
          previous_seal: string;
          reason: string;
          restored_at: string;
          restored_to: string;
          seal: string;
        };
        ComputedFields: never;
        Insert: {
          after_number: number;
          number: number;
          previous_seal: string;
          reason: string;
          restored_at?: string;
          restored_to: string;
          seal: string;
        };
        Update: {
          after_number?: number;
          number?: number;
          previous_seal?: string;
          reason?: string;
          restored_at?: string;
          restored_to?: string;
          seal?: string;
        };
        Relationships: [];
      };
      signals: {
        Row: {
          body: string;
          direction: string;
          horizon_days: number;
          id: string;
          instrument_id: string;
          pool_id: string | null;
          price: number;
          price_source: string;
          published_at: string;
          published_by: string | null;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          direction: string;
          horizon_days: number;
          id?: string;
          instrument_id: string;
          pool_id?: string | null;
          price: number;
          price_source: string;
          published_at?: string;
          published_by?: string | null;
          title: string;
        };
        Update: {
          body?: string;
          direction?: string;
          horizon_days?: number;
          id?: string;
          instrument_id?: string;
          pool_id?: string | null;
          price?: number;
          price_source?: string;
          published_at?: string;
          published_by?: string | null;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'signals_instrument_id_fkey';
            columns: ['instrument_id'];
            isOneToOne: false;
            referencedRelation: 'instruments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'signals_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'signals_published_by_fkey';
            columns: ['published_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      site: {
        Row: {
          bonuses: string[];
          brand: string;
          contact_email: string | null;
          contact_phone: string | null;
          identity_before: string[];
          legal_entity: string | null;
          mail_notifications: boolean;
          mode: string;
          only_row: boolean;
          postal_location: string | null;
          registrations: NonNullable<Json>;
          risk_warning: string | null;
          unserved_countries: string[];
          version: number;
        };
        ComputedFields: never;
        Insert: {
          bonuses?: string[];
          brand: string;
          contact_email?: string | null;
          contact_phone?: string | null;
          identity_before?: string[];
          legal_entity?: string | null;
          mail_notifications?: boolean;
          mode?: string;
          only_row?: boolean;
          postal_location?: string | null;
          registrations?: NonNullable<Json>;
          risk_warning?: string | null;
          unserved_countries?: string[];
          version?: number;
        };
        Update: {
          bonuses?: string[];
          brand?: string;
          contact_email?: string | null;
          contact_phone?: string | null;
          identity_before?: string[];
          legal_entity?: string | null;
          mail_notifications?: boolean;
          mode?: string;
          only_row?: boolean;
          postal_location?: string | null;
          registrations?: NonNullable<Json>;
          risk_warning?: string | null;
          unserved_countries?: string[];
          version?: number;
        };
        Relationships: [];
      };
      strategies: {
        Row: {
          capacity_cents: number;
          changed_at: string;
          flow_growth: number;
          idea: string;
          pool_id: string;
          proposed_at: string;
          published_at: string | null;
          reason: string | null;
          record_hwm: number;
          record_share_bp: number;
          record_units: number;
          share_bp: number;
          shared_at: string | null;
          stake_bp: number;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          capacity_cents: number;
          changed_at?: string;
          flow_growth?: number;
          idea: string;
          pool_id: string;
          proposed_at?: string;
          published_at?: string | null;
          reason?: string | null;
          record_hwm?: number;
          record_share_bp: number;
          record_units?: number;
          share_bp: number;
          shared_at?: string | null;
          stake_bp?: number;
          status?: string;
        };
        Update: {
          capacity_cents?: number;
          changed_at?: string;
          flow_growth?: number;
          idea?: string;
          pool_id?: string;
          proposed_at?: string;
          published_at?: string | null;
          reason?: string | null;
          record_hwm?: number;
          record_share_bp?: number;
          record_units?: number;
          share_bp?: number;
          shared_at?: string | null;
          stake_bp?: number;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'strategies_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: true;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      strategy_outcomes: {
        Row: {
          below_zero: number | null;
          day: string;
          fee_cents: number;
          holders: number | null;
          mean_cents: number;
          money_rate: number | null;
          pool_id: string;
          spread_cents: number;
          time_rate: number | null;
          turnover_cents: number;
        };
        ComputedFields: never;
        Insert: {
          below_zero?: number | null;
          day: string;
          fee_cents: number;
          holders?: number | null;
          mean_cents: number;
          money_rate?: number | null;
          pool_id: string;
          spread_cents: number;
          time_rate?: number | null;
          turnover_cents: number;
        };
        Update: {
          below_zero?: number | null;
          day?: string;
          fee_cents?: number;
          holders?: number | null;
          mean_cents?: number;
          money_rate?: number | null;
          pool_id?: string;
          spread_cents?: number;
          time_rate?: number | null;
          turnover_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'strategy_outcomes_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: true;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      strategy_statistics: {
        Row: {
          basis: string;
          day: string;
          drawdown: number;
          first_at: string;
          growth: number | null;
          last_at: string;
          months: number;
          months_below_zero: number;
          peak: number;
          pool_id: string;
          sharpe: number | null;
          sortino: number | null;
          under_water_days: number;
          volatility: number | null;
          worst_day: number | null;
          worst_month: number | null;
          yearly_growth: number | null;
          years: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          basis: string;
          day: string;
          drawdown: number;
          first_at: string;
          growth?: number | null;
          last_at: string;
          months: number;
          months_below_zero: number;
          peak: number;
          pool_id: string;
          sharpe?: number | null;
          sortino?: number | null;
          under_water_days: number;
          volatility?: number | null;
          worst_day?: number | null;
          worst_month?: number | null;
          yearly_growth?: number | null;
          years: NonNullable<Json>;
        };
        Update: {
          basis?: string;
          day?: string;
          drawdown?: number;
          first_at?: string;
          growth?: number | null;
          last_at?: string;
          months?: number;
          months_below_zero?: number;
          peak?: number;
          pool_id?: string;
          sharpe?: number | null;
          sortino?: number | null;
          under_water_days?: number;
          volatility?: number | null;
          worst_day?: number | null;
          worst_month?: number | null;
          yearly_growth?: number | null;
          years?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'strategy_statistics_pool_id_fkey';
            columns: ['pool_id'];
            isOneToOne: false;
            referencedRelation: 'pools';
            referencedColumns: ['id'];
          },
        ];
      };
      wallets: {
        Row: {
          address: string | null;
          address_name: string | null;
          chain: string;
          changed_at: string;
          coin: string;
          icon: string;
          id: string;
          memo: string | null;
          method: string;
          network: string | null;
          position: number;
          read_from: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          address_name?: string | null;
          chain: string;
          changed_at?: string;
          coin: string;
          icon: string;
          id: string;
          memo?: string | null;
          method: string;
          network?: string | null;
          position: number;
          read_from?: string | null;
        };
        Update: {
          address?: string | null;
          address_name?: string | null;
          chain?: string;
          changed_at?: string;
          coin?: string;
          icon?: string;
          id?: string;
          memo?: string | null;
          method?: string;
          network?: string | null;
          position?: number;
          read_from?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'wallets_method_fkey';
            columns: ['method'];
            isOneToOne: false;
            referencedRelation: 'payment_methods';
            referencedColumns: ['name'];
          },
        ];
      };
      webhook_messages: {
        Row: {
          attempts: NonNullable<Json>;
          body: string;
          created_at: string;
          delivered_at: string | null;
          due_at: string;
          id: string;
          investor_id: string;
          number: number;
          subject_id: string;
          webhook_id: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: NonNullable<Json>;
          body: string;
          created_at?: string;
          delivered_at?: string | null;
          due_at?: string;
          id?: string;
          investor_id: string;
          number?: never;
          subject_id: string;
          webhook_id: string;
        };
        Update: {
          attempts?: NonNullable<Json>;
          body?: string;
          created_at?: string;
          delivered_at?: string | null;
          due_at?: string;
          id?: string;
          investor_id?: string;
          number?: never;
          subject_id?: string;
          webhook_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webhook_messages_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webhook_messages_webhook_id_fkey';
            columns: ['webhook_id'];
            isOneToOne: false;
            referencedRelation: 'webhooks';
            referencedColumns: ['id'];
          },
        ];
      };
      webhooks: {
        Row: {
          created_at: string;
          disabled_at: string | null;
          failing_since: string | null;
          id: string;
          investor_id: string;
          secret: string;
          taken_until: string;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          disabled_at?: string | null;
          failing_since?: string | null;
          id?: string;
          investor_id: string;
          secret?: string;
          taken_until?: string;
          url: string;
        };
        Update: {
          created_at?: string;
          disabled_at?: string | null;
          failing_since?: string | null;
          id?: string;
          investor_id?: string;
          secret?: string;
          taken_until?: string;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webhooks_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      withdrawal_methods: {
        Row: {
          active: boolean;
          coin: string;
          duration: string;
          fee_cents: number;
          min_cents: number;
          name: string;
          position: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          coin: string;
          duration: string;
          fee_cents?: number;
          min_cents: number;
          name: string;
          position: number;
        };
        Update: {
          active?: boolean;
          coin?: string;
          duration?: string;
          fee_cents?: number;
          min_cents?: number;
          name?: string;
          position?: number;
        };
        Relationships: [];
      };
      withdrawals: {
        Row: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          amount_cents: number;
          approved?: never;
          coins?: number | null;
          created_at?: string;
          fee_cents?: number;
          given_back_at?: string | null;
          id?: string;
          investor_id: string;
          memo?: string | null;
          method: string;
          network?: never;
          paid_at?: string | null;
          paid_by?: string | null;
          pays_cents?: never;
          price?: number | null;
          reason?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          status?: string;
          taken_by?: string | null;
          taken_until?: string | null;
          transaction_id?: string | null;
          transaction_output?: number | null;
        };
        Update: {
          address?: string;
          amount_cents?: number;
          approved?: never;
          coins?: number | null;
          created_at?: string;
          fee_cents?: number;
          given_back_at?: string | null;
          id?: string;
          investor_id?: string;
          memo?: string | null;
          method?: string;
          network?: never;
          paid_at?: string | null;
          paid_by?: string | null;
          pays_cents?: never;
          price?: number | null;
          reason?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          status?: string;
          taken_by?: string | null;
          taken_until?: string | null;
          transaction_id?: string | null;
          transaction_output?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'withdrawals_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'withdrawals_method_fkey';
            columns: ['method'];
            isOneToOne: false;
            referencedRelation: 'withdrawal_methods';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'withdrawals_paid_by_fkey';
            columns: ['paid_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'withdrawals_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'withdrawals_taken_by_fkey';
            columns: ['taken_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      yield_postings: {
        Row: {
          amount_cents: number;
          day: string;
          evidence: string;
          id: string;
          is_computed: boolean;
          plan_id: string;
          posted_at: string;
          posted_by: string | null;
          reversed_at: string | null;
          reversed_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          day: string;
          evidence: string;
          id?: string;
          is_computed?: never;
          plan_id: string;
          posted_at?: string;
          posted_by?: string | null;
          reversed_at?: string | null;
          reversed_by?: string | null;
        };
        Update: {
          amount_cents?: number;
          day?: string;
          evidence?: string;
          id?: string;
          is_computed?: never;
          plan_id?: string;
          posted_at?: string;
          posted_by?: string | null;
          reversed_at?: string | null;
          reversed_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'yield_postings_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'offered_plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'yield_postings_plan_id_fkey';
            columns: ['plan_id'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'yield_postings_posted_by_fkey';
            columns: ['posted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'yield_postings_reversed_by_fkey';
            columns: ['reversed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      my_position_days: {
        Row: {
          amount_cents: number | null;
          day: string;
          evidence: string;
          investor_id: string;
          is_computed: boolean;
          position_id: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      my_positions: {
        Row: {
          closed_at: string | null;
          days: number | null;
          days_gone: number | null;
          id: string;
          investor_id: string;
          matures_at: string;
          opened_at: string;
          plan_id: string;
          principal_cents: number | null;
          profit_bonus_bp: number;
          profit_bonus_cents: number | null;
          room_cents: number | null;
          status: Database['public']['Enums']['position_status'];
          top_ups: number | null;
          top_ups_left: number | null;
          yield_cents: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      my_yield_days: {
        Row: {
          amount_cents: number | null;
          day: string;
          position_id: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
      offered_plans: {
        Row: {
          active: boolean;
          duration: string;
          hashrate: number | null;
          id: string;
          max_cents: number;
          min_cents: number;
          offers: string[] | null;
          phs_per_dollar: number | null;
          position: number;
          price_text: string;
          profit_bonus_bp: number | null;
          referral_bonus_bp: number | null;
          roi_bp: number;
          source_id: string | null;
          term: string;
          title: string;
          top_ups_per_day: number;
        };
        ComputedFields: never;
        Relationships: [];
      };
      portfolio: {
        Row: {
          active_packages: number | null;
          active_plan: string | null;
          balance_cents: number;
          bonus_cents: number;
          deposited_cents: number;
          income_cents: number | null;
          invested_cents: number;
          investor_id: string;
          owned_cents: number | null;
          pooled_cents: number | null;
          profit_cents: number;
          referral_bonus_cents: number;
          total_packages: number | null;
          withdrawing_cents: number;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'accounts_investor_id_fkey';
            columns: ['investor_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Functions: {
      account_hindrance: { Args: Record<PropertyKey, never>; Returns: string };
      add_past_bars: { Args: { bars: Json; instrument_id: string }; Returns: number };
      add_webhook: { Args: { url: string }; Returns: string };
      announcement_desk: {
        Args: { before?: string; max_rows?: number };
        Returns: {
          body: string;
          id: string;
          published_at: string;
          publisher: string;
          shown_from: string;
          shown_until: string;
          state: string;
          title: string;
          weight: string;
          withdrawer: string;
          withdrawn_at: string;
        }[];
      };
      answer_appropriateness: {
        Args: { answers: Json; request_id: string };
        Returns: {
          answers: NonNullable<Json>;
          at: string;
          id: string;
          investor_id: string;
          passed: boolean;
          questions_version: number;
          wrong: string[];
        };
        SetofOptions: {
          from: '*';
          to: 'appropriateness_attempts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      apply_proposal: { Args: { proposal_id: string }; Returns: undefined };
      appropriateness: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cooling_off_hours: number;
          failures: number;
          may_try_from: string;
          pack_country: string;
          pack_version: number;
          part_bp: number;
          passed_at: string;
          questions: Json;
          questions_version: number;
          room_cents: number;
          wait_hours: number;
        }[];
      };
      attention: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount_cents: number;
          at: string;
          detail: string;
          kind: string;
          subject: string;
        }[];
      };
      attest_reserve: {
        Args: {
          address: string;
          amount: string;
          block_hash: string;
          block_height: number;
          how_to_check: string;
          message: string;
          network: string;
          signature: string;
          signed_on: string;
          value_cents: number;
        };
        Returns: string;
      };
      audit_log: {
        Args: { from_event?: number; max_rows?: number; only_action?: string; only_subject?: string };
        Returns: {
          action: string;
          actor: string;
          actor_name: string;
          at: string;
          details: Json;
          id: number;
          subject: string;
          subject_name: string;
        }[];
      };
      balance_days: {
        Args: { days?: number };
        Returns: {
          day: string;
          income_cents: number;
          owned_cents: number;
        }[];
      };
      begin_simulation: { Args: Record<PropertyKey, never>; Returns: Json };
      book_days: {
        Args: { days?: number; first_day: string };
        Returns: {
          amount_cents: number;
          code: string;
          day: string;
          movements: number;
        }[];
      };
      cancel_order: {
        Args: { order_id: string };
        Returns: {
          asked_at: string;
          expires_at: string | null;
          fee_cents: number;
          filled_cents: number;
          filled_quantity: number;
          finished_at: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new: boolean;
          kind: string;
          limit_price: number | null;
          pair_id: string | null;
          placed_at: string;
          pool_id: string;
          post_only: boolean;
          priority: number;
          quantity: number | null;
          reason: string | null;
          rebalance_id: string | null;
          reserved: number;
          side: string;
          spend_cents: number | null;
          status: string;
          stop_price: number | null;
          time_in_force: string;
          trail_bp: number | null;
          trail_mark: number | null;
          trigger_below: boolean | null;
          trigger_price: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'orders';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      cancel_orders: { Args: { pool_id: string }; Returns: number };
      cancel_proposal: { Args: { proposal_id: string; reason?: string }; Returns: undefined };
      cancel_withdrawal: {
        Args: { withdrawal_id: string };
        Returns: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'withdrawals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      chain_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      change_terms: { Args: { capacity_cents: number; pool_id: string; share_bp: number }; Returns: undefined };
      check_books: { Args: Record<PropertyKey, never>; Returns: undefined };
      checked_lines: {
        Args: Record<PropertyKey, never>;
        Returns: {
          checked_at: string;
          through_id: number;
          waiting: number;
        }[];
      };
      claim_desk: {
        Args: { before?: string; max_rows?: number };
        Returns: {
          claim: string;
          evidence_url: string;
          id: string;
          verified_at: string;
          verifier: string;
          withdrawer: string;
          withdrawn_at: string;
          writer: string;
          written_at: string;
          written_by: string;
        }[];
      };
      close_account: { Args: { email: string }; Returns: undefined };
      close_chain_account: { Args: { account_id: string; reason: string }; Returns: undefined };
      close_contact_messages: {
        Args: { message_ids: string[] };
        Returns: {
          holder: string;
          id: string;
          outcome: string;
          reference: string;
        }[];
      };
      close_mining_source: { Args: { reason: string; source_id: string }; Returns: undefined };
      close_strategy: { Args: { pool_id: string; reason: string }; Returns: undefined };
      code_word: { Args: Record<PropertyKey, never>; Returns: string };
      code_word_since: { Args: Record<PropertyKey, never>; Returns: string };
      confirm_newsletter: { Args: { token: string }; Returns: undefined };
      confirm_proposal: { Args: { proposal_id: string }; Returns: undefined };
      contact_queue: {
        Args: { from_case?: string; max_rows?: number; only_late?: boolean; sort?: string };
        Returns: {
          created_at: string;
          due_at: string;
          email: string;
          id: string;
          investor_id: string;
          message: string;
          name: string;
          reference: string;
          subject: string;
        }[];
      };
      correction_queue: {
        Args: { from_case?: string; max_rows?: number; only_late?: boolean; sort?: string };
        Returns: {
          after_cents: number;
          amount_cents: number;
          available_cents: number;
          corrects: string;
          created_at: string;
          deposit_cents: number;
          due_at: string;
          frozen: boolean;
          id: string;
          investor_email: string;
          investor_id: string;
          investor_name: string;
          kind: string;
          proposed_by: string;
          proposed_by_name: string;
          reason: string;
          receivable_cents: number;
          reverses: boolean;
        }[];
      };
      dashboard: { Args: Record<PropertyKey, never>; Returns: Json };
      deposit_queue: {
        Args: {
          from_case?: string;
          max_rows?: number;
          only_late?: boolean;
          only_method?: string;
          only_state?: string;
          sort?: string;
        };
        Returns: {
          amount_cents: number;
          arrived_cents: number;
          arrived_coins: string;
          coin: string;
          created_at: string;
          due_at: string;
          explorers: Json;
          first_approved_by: string;
          frozen: boolean;
          id: string;
          identified: boolean;
          investor_email: string;
          investor_id: string;
          investor_name: string;
          method: string;
          named_elsewhere: number;
          network: string;
          networks: string[];
          paid_at: string;
          proof_path: string;
          quote: Json;
          same_proof: Json;
          status: string;
          transaction_id: string;
          transaction_output: number;
        }[];
      };
      end_sessions: { Args: { session_id?: string }; Returns: number };
      evidence_capacity: {
        Args: { capacity_cents: number; capacity_phs?: number; evidence: string; plan_id: string; seen?: string };
        Returns: string;
      };
      explorer_desk: {
        Args: Record<PropertyKey, never>;
        Returns: {
          chain: string;
          network: string;
          template: string;
        }[];
      };
      export_people: {
        Args: {
          joined_from?: string;
          joined_to?: string;
          only_country?: string;
          only_role?: string;
          only_state?: string;
          reason: string;
          words?: string;
        };
        Returns: Json;
      };
      find_people: {
        Args: {
          from_person?: string;
          joined_from?: string;
          joined_to?: string;
          max_rows?: number;
          only_country?: string;
          only_role?: string;
          only_state?: string;
          sort?: string;
          words?: string;
        };
        Returns: {
          available_cents: number;
          country: string;
          created_at: string;
          email: string;
          frozen: boolean;
          id: string;
          identified: boolean;
          name: string;
          verified: boolean;
        }[];
      };
      finish_mail: { Args: { failure?: string; mail_id: string }; Returns: undefined };
      finish_registration: { Args: { registration: Json }; Returns: undefined };
      finish_webhook_messages: { Args: { answers: Json; webhook_id: string }; Returns: undefined };
      freeze_person: { Args: { person_id: string; reason: string }; Returns: undefined };
      front_page: { Args: Record<PropertyKey, never>; Returns: Json };
      give_back_withdrawal: {
        Args: { reason: string; withdrawal_id: string };
        Returns: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'withdrawals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      go_live_checklist: {
        Args: Record<PropertyKey, never>;
        Returns: {
          missing: string[];
          requirement: string;
        }[];
      };
      go_live_state: {
        Args: Record<PropertyKey, never>;
        Returns: {
          confirmed_at: string;
          confirmed_by_name: string;
          request_id: string;
          requested_at: string;
          requested_by: string;
          requested_by_name: string;
          settings: Json;
        }[];
      };
      grant_bonus: {
        Args: { amount_cents: number; investor_id: string; reason: string; request_id: string };
        Returns: number;
      };
      halt_trading: { Args: { instrument_id: string; reason: string; request_id: string }; Returns: undefined };
      handle_contact_message: {
        Args: { answer?: string; message_id: string };
        Returns: {
          answer: string | null;
          created_at: string;
          email: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          investor_id: string | null;
          language: string;
          message: string;
          name: string;
          reference: string | null;
          subject: string;
        };
        SetofOptions: {
          from: '*';
          to: 'contact_messages';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      identity_demands: { Args: Record<PropertyKey, never>; Returns: string[] };
      ingest_quotes: { Args: { quotes: Json; source: string }; Returns: Json };
      insurance_coverage: {
        Args: Record<PropertyKey, never>;
        Returns: {
          coverage_bp: number;
          fund_cents: number;
          owed_cents: number;
        }[];
      };
      insurance_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      insurance_shares: {
        Args: { proposal_id: string };
        Returns: {
          investor_email: string;
          investor_id: string;
          investor_name: string;
          lost_cents: number;
          paid_cents: number;
        }[];
      };
      invest: {
        Args: {
          amount_cents?: number;
          expected_bonus_bp?: number;
          expected_cents?: number;
          expected_term?: string;
          plan_id: string;
          request_id: string;
        };
        Returns: {
          bonus_settled_at: string | null;
          closed_at: string | null;
          hashrate: number | null;
          id: string;
          investor_id: string;
          matures_at: string;
          max_cents: number;
          opened_at: string;
          package_id: string | null;
          plan_id: string;
          principal_cents: number;
          profit_bonus_bp: number;
          profit_bonus_cents: number | null;
          referral_bonus_cents: number;
          referral_settled_at: string | null;
          status: Database['public']['Enums']['position_status'];
          top_ups_per_day: number;
        };
        SetofOptions: {
          from: '*';
          to: 'positions';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      kyc_queue: {
        Args: { from_case?: string; max_rows?: number; only_late?: boolean; sort?: string };
        Returns: {
          created_at: string;
          document_path: string;
          due_at: string;
          frozen: boolean;
          home_address: string;
          id: string;
          investor_email: string;
          investor_id: string;
          investor_name: string;
          same_person: string;
          same_person_name: string;
        }[];
      };
      lapsed_approvals: { Args: Record<PropertyKey, never>; Returns: string[] };
      last_book_checks: {
        Args: Record<PropertyKey, never>;
        Returns: {
          asked_at: string;
          audit_problems: number;
          checked_at: string;
          checked_by: string;
          done: number;
          ledger_problems: Json;
          lines: number;
          total: number;
        }[];
      };
      lead_record: {
        Args: { pool_id: string };
        Returns: {
          closed_at: string;
          net_growth: number;
          published_at: string;
          status: string;
          strategy_id: string;
          title: string;
        }[];
      };
      lease_case: {
        Args: { case_id: string; queue: string };
        Returns: {
          held_until: string;
          operator_id: string;
          operator_name: string;
        }[];
      };
      ledger_lines: {
        Args: { after_line?: number; days?: number; first_day: string };
        Returns: {
          amount_cents: number;
          booked_at: string;
          code: string;
          credit: string;
          debit: string;
          investor_id: string;
          line: number;
          reference: string;
          value_date: string;
        }[];
      };
      list_jobs: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount_cents: number;
          asked_at: string;
          asked_by_name: string;
          day: string;
          done: number;
          error: string;
          id: number;
          kind: string;
          plan_title: string;
          state: string;
          total: number;
        }[];
      };
      list_limits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string;
          left_cents: number;
          max_cents: number;
          role: string;
          set_at: string;
          set_by: string;
        }[];
      };
      list_operators: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          name: string;
          role: string;
          role_since: string;
          user_id: string;
        }[];
      };
      list_proposals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changes: Json;
          hindrance: string;
          id: string;
          kind: string;
          person_name: string;
          proposed_at: string;
          proposed_by: string;
          proposed_by_name: string;
          reason: string;
          subject: string;
        }[];
      };
      list_time_limits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          hours: number;
          queue: string;
          set_at: string;
          set_by: string;
        }[];
      };
      make_api_key: { Args: { days: number; name: string; scopes: string[] }; Returns: string };
      make_payout_batch: { Args: { fee_rate: number; network: string }; Returns: string };
      make_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      mark_changes_read: { Args: { through_event: number }; Returns: undefined };
      market_prices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          change_bp: number;
          id: string;
          mid: number;
          name: string;
          price_decimals: number;
          received_at: string;
          simulated: boolean;
          source: string;
          stale: boolean;
        }[];
      };
      mature_positions: { Args: Record<PropertyKey, never>; Returns: number };
      may_miss_messages: { Args: Record<PropertyKey, never>; Returns: boolean };
      method_desk: {
        Args: Record<PropertyKey, never>;
        Returns: {
          duration: string;
          fault: string;
          fee_cents: number;
          in_use: boolean;
          kind: string;
          min_cents: number;
          name: string;
          networks: string[];
          paid_on: string[];
          version: string;
          waiting: number;
        }[];
      };
      mining_day: { Args: { day: string; plan_id: string }; Returns: Json };
      mining_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      mining_sources: { Args: Record<PropertyKey, never>; Returns: Json };
      my_announcements: {
        Args: Record<PropertyKey, never>;
        Returns: {
          body: string;
          id: string;
          title: string;
          weight: string;
        }[];
      };
      my_assets: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cents: number;
          instrument_id: string;
          name: string;
        }[];
      };
      my_chain_payments: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          amount_cents: number;
          coin: string;
          confirmations: number;
          given_at: string;
          id: string;
          method: string;
          network: string;
          payments: Json;
        }[];
      };
      my_copies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changed_at: string;
          due_cents: number;
          ended_at: string;
          gain_cents: number;
          is_mine: boolean;
          opened_at: string;
          paid_in_cents: number;
          paid_out_cents: number;
          pool_id: string;
          priced_at: string;
          share_bp: number;
          share_units: number;
          stale: boolean;
          status: string;
          stop_base_cents: number;
          stop_bp: number;
          title: string;
          units: number;
          value_cents: number;
          waiting_in_cents: number;
          waiting_units: number;
          yearly_rate: number;
        }[];
      };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      my_holdings: {
        Args: { pool_id: string };
        Returns: {
          bid: number;
          cost_cents: number;
          gain_cents: number;
          instrument_id: string;
          name: string;
          price_decimals: number;
          quantity: number;
          quantity_decimals: number;
          received_at: string;
          reserved: number;
          stale: boolean;
          trading: string;
          value_cents: number;
        }[];
      };
      my_mining_parts: {
        Args: { day: string; plan_id: string };
        Returns: {
          held: number;
          principal_cents: number;
          share_cents: number;
        }[];
      };
      my_portfolios: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cash_cents: number;
          closed_at: string;
          fee_cents: number;
          free_cents: number;
          gain_cents: number;
          growth: number;
          opened_at: string;
          paid_in_cents: number;
          paid_out_cents: number;
          pool_id: string;
          price_gain_cents: number;
          priced_at: string;
          realised_cents: number;
          since: string;
          stale: boolean;
          title: string;
          value_cents: number;
          waiting_in_cents: number;
          waiting_out_cents: number;
          yearly_rate: number;
        }[];
      };
      my_proof: { Args: { snapshot: number }; Returns: Json };
      my_referrals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          level: number;
          name: string;
          pending_cents: number;
          pending_until: string;
          registered_at: string;
          reward_cents: number;
          status: string;
        }[];
      };
      my_role: { Args: Record<PropertyKey, never>; Returns: string };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          ip: unknown;
          is_current: boolean;
          last_used_at: string;
          started_at: string;
          user_agent: string;
        }[];
      };
      my_strategies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          capacity_cents: number;
          changed_at: string;
          due_units: number;
          fee_cents: number;
          free_cents: number;
          free_units: number;
          holders: number;
          my_units: number;
          pool_id: string;
          reason: string;
          room_cents: number;
          share_bp: number;
          stale: boolean;
          status: string;
          taken_units: number;
          title: string;
          turnover_cents: number;
          units: number;
          value_cents: number;
          waiting_in_cents: number;
          waiting_units: number;
        }[];
      };
      name_transaction: { Args: { deposit_id: string; network?: string; transaction_id: string }; Returns: undefined };
      notice_my_passkeys: { Args: Record<PropertyKey, never>; Returns: undefined };
      office_search: {
        Args: { words: string };
        Returns: {
          amount_cents: number;
          created_at: string;
          detail: string;
          id: string;
          kind: string;
          name: string;
          queue: string;
          waiting: boolean;
        }[];
      };
      open_leases: {
        Args: { queue: string };
        Returns: {
          case_id: string;
          held_until: string;
          operator_id: string;
          operator_name: string;
        }[];
      };
      open_portfolio: { Args: { request_id: string; title: string }; Returns: string };
      operator_home: { Args: Record<PropertyKey, never>; Returns: Json };
      pay_from_demo_wallet: { Args: { address_id: string }; Returns: undefined };
      pay_unclaimed: { Args: { network: string; proposal_id: string; transaction_id: string }; Returns: undefined };
      payout_batches: { Args: Record<PropertyKey, never>; Returns: Json };
      payout_states: {
        Args: { withdrawal_ids: string[] };
        Returns: {
          coins: string;
          confirmations: number;
          id: string;
          is_reversed: boolean;
          needed: number;
          state: string;
          transaction_id: string;
        }[];
      };
      payout_waits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          added_at: string;
          address: string;
          memo: string;
          network: string;
          payable_from: string;
          wait: string;
        }[];
      };
      person_overview: { Args: { person_id: string }; Returns: Json };
      place_order: {
        Args: {
          expires_at?: string;
          instrument_id: string;
          kind: string;
          limit_price?: number;
          pool_id: string;
          post_only?: boolean;
          quantity?: number;
          request_id: string;
          side: string;
          spend_cents?: number;
          stop_price?: number;
          time_in_force?: string;
          trail_bp?: number;
        };
        Returns: {
          asked_at: string;
          expires_at: string | null;
          fee_cents: number;
          filled_cents: number;
          filled_quantity: number;
          finished_at: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new: boolean;
          kind: string;
          limit_price: number | null;
          pair_id: string | null;
          placed_at: string;
          pool_id: string;
          post_only: boolean;
          priority: number;
          quantity: number | null;
          reason: string | null;
          rebalance_id: string | null;
          reserved: number;
          side: string;
          spend_cents: number | null;
          status: string;
          stop_price: number | null;
          time_in_force: string;
          trail_bp: number | null;
          trail_mark: number | null;
          trigger_below: boolean | null;
          trigger_price: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'orders';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      place_pair: {
        Args: {
          instrument_id: string;
          pool_id: string;
          quantity: number;
          request_id: string;
          stop_limit_price?: number;
          stop_price: number;
          take_price: number;
        };
        Returns: {
          asked_at: string;
          expires_at: string | null;
          fee_cents: number;
          filled_cents: number;
          filled_quantity: number;
          finished_at: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new: boolean;
          kind: string;
          limit_price: number | null;
          pair_id: string | null;
          placed_at: string;
          pool_id: string;
          post_only: boolean;
          priority: number;
          quantity: number | null;
          reason: string | null;
          rebalance_id: string | null;
          reserved: number;
          side: string;
          spend_cents: number | null;
          status: string;
          stop_price: number | null;
          time_in_force: string;
          trail_bp: number | null;
          trail_mark: number | null;
          trigger_below: boolean | null;
          trigger_price: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'orders';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      plan_capacities: {
        Args: Record<PropertyKey, never>;
        Returns: {
          capacity_cents: number;
          capacity_phs: number;
          evidence: string;
          evidenced_at: string;
          evidenced_by: string;
          plan_id: string;
          sold_cents: number;
          sold_phs: number;
          source_id: string;
          title: string;
        }[];
      };
      plan_desk: {
        Args: Record<PropertyKey, never>;
        Returns: {
          duration: string;
          hashrate: number;
          held: number;
          held_cents: number;
          id: string;
          max_cents: number;
          min_cents: number;
          offers: string[];
          on_sale: boolean;
          place: number;
          price_text: string;
          profit_bonus_bp: number;
          referral_bonus_bp: number;
          roi_bp: number;
          term_days: number;
          term_months: number;
          title: string;
          top_ups_per_day: number;
          version: string;
        }[];
      };
      post_yield: {
        Args: { amount_cents: number; day: string; evidence: string; plan_id: string };
        Returns: {
          amount_cents: number;
          day: string;
          evidence: string;
          id: string;
          is_computed: boolean;
          plan_id: string;
          posted_at: string;
          posted_by: string | null;
          reversed_at: string | null;
          reversed_by: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'yield_postings';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      preview_balance: {
        Args: { amount_cents: number; deposit_id?: string; investor_id: string };
        Returns: {
          after_cents: number;
          available_cents: number;
          receivable_cents: number;
        }[];
      };
      preview_copy: {
        Args: { amount_cents: number; pool_id: string };
        Returns: {
          back_cents: number;
          bid_cents: number;
          offer_cents: number;
          oldest_at: string;
          pool_units: number;
          room_cents: number;
          share_bp: number;
          stale: boolean;
          units: number;
        }[];
      };
      preview_credit: {
        Args: { coins: string; deposit_id: string; paid_at: string };
        Returns: {
          arrived_cents: number;
          price: string;
          priced_at: string;
          quoted: boolean;
          rest_coins: string;
          rest_price: string;
          rest_priced_at: string;
          simulated: boolean;
          source: string;
        }[];
      };
      preview_rebalance: {
        Args: { band_bp: number; pool_id: string; targets: Json };
        Returns: {
          about_cents: number;
          instrument_id: string;
          name: string;
          quantity: number;
          side: string;
          spend_cents: number;
          target_bp: number;
          value_cents: number;
          weight_bp: number;
        }[];
      };
      preview_yield: {
        Args: { amount_cents: number; day: string; plan_id: string };
        Returns: {
          investor_id: string;
          investor_name: string;
          positions: number;
          principal_cents: number;
          share_cents: number;
          shared_cents: number;
        }[];
      };
      price_bars: {
        Args: { instrument_id: string; since: string; span: string };
        Returns: {
          close: number;
          high: number;
          low: number;
          open: number;
          opened_at: string;
          simulated: boolean;
        }[];
      };
      price_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      propose_chain_account: {
        Args: {
          addresses: string;
          extended_key: string;
          first_address: string;
          network: string;
          reason: string;
          root: string;
        };
        Returns: string;
      };
      propose_correction: {
        Args: {
          amount_cents: number;
          corrects: string;
          deposit_id?: string;
          investor_id: string;
          reason: string;
          request_id: string;
        };
        Returns: string;
      };
      propose_exchanges: { Args: { exchanges: string[] }; Returns: string };
      propose_insurance_payout: {
        Args: {
          amount_cents: number;
          event: string;
          evidence: string;
          happened_on: string;
          losses: Json;
          request_id: string;
        };
        Returns: string;
      };
      propose_mining_source: {
        Args: {
          address: string;
          cents_per_kwh: number;
          contracted_phs: number;
          fee_bp: number;
          joules_per_th: number;
          pool: string;
          reason: string;
          source_id: string;
          tag: string;
        };
        Returns: string;
      };
      propose_resumption: { Args: { instrument_id: string; reason: string; seen_mid: number }; Returns: string };
      propose_strategy: {
        Args: {
          capacity_cents: number;
          idea: string;
          request_id: string;
          share_bp: number;
          stake_cents: number;
          title: string;
        };
        Returns: string;
      };
      propose_switch: { Args: { kind: string; reason: string; turn_on: boolean }; Returns: string };
      propose_trading: { Args: { instrument_id: string; reason: string; trading: string }; Returns: string };
      propose_unclaimed_payout: { Args: { evidence: string; person_id: string; recipient: string }; Returns: string };
      propose_wallet_change: {
        Args: {
          address: string;
          address_name: string;
          memo?: string;
          network: string;
          reason: string;
          request_id: string;
          wallet_id: string;
        };
        Returns: string;
      };
      propose_yield_reversal: { Args: { posting_id: string; reason: string }; Returns: string };
      publish_announcement: {
        Args: {
          body: string;
          request_id: string;
          shown_from?: string;
          shown_until?: string;
          title: string;
          weight: string;
        };
        Returns: undefined;
      };
      publish_lead_signal: {
        Args: {
          body: string;
          direction: string;
          horizon_days: number;
          instrument_id: string;
          pool_id: string;
          request_id: string;
          title: string;
        };
        Returns: {
          body: string;
          direction: string;
          horizon_days: number;
          id: string;
          instrument_id: string;
          pool_id: string | null;
          price: number;
          price_source: string;
          published_at: string;
          published_by: string | null;
          title: string;
        };
        SetofOptions: {
          from: '*';
          to: 'signals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      publish_signal: {
        Args: {
          body: string;
          direction: string;
          horizon_days: number;
          instrument_id: string;
          request_id: string;
          title: string;
        };
        Returns: {
          body: string;
          direction: string;
          horizon_days: number;
          id: string;
          instrument_id: string;
          pool_id: string | null;
          price: number;
          price_source: string;
          published_at: string;
          published_by: string | null;
          title: string;
        };
        SetofOptions: {
          from: '*';
          to: 'signals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      purchase_terms: {
        Args: { amount_cents?: number; plan_id: string };
        Returns: {
          amount_cents: number;
          balance_cents: number;
          matures_at: string;
          max_cents: number;
          min_cents: number;
          opens_at: string;
          profit_bonus_bp: number;
          refusal: string;
          remaining_cents: number;
          spendable_cents: number;
          term: string;
        }[];
      };
      queue_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cases: number;
          queue: string;
        }[];
      };
      quote_deposit: {
        Args: { amount_cents?: number; coin?: string; coins?: string };
        Returns: {
          amount_cents: number;
          coin: string;
          coins: string;
          good_until: string;
          id: string;
          method: string;
          price: string;
          priced_at: string;
          seconds_left: number;
          simulated: boolean;
          source: string;
        }[];
      };
      raise_batch_fee: { Args: { batch_id: string; fee_rate: number }; Returns: undefined };
      read_by_key: { Args: { key: string; scope: string; until?: string }; Returns: Json };
      read_notifications: { Args: { notification_id?: string }; Returns: number };
      read_signals: {
        Args: { before?: string; max_rows?: number; strategy?: string };
        Returns: {
          body: string;
          change_bp: number;
          direction: string;
          ends_at: string;
          high_bp: number;
          horizon_days: number;
          id: string;
          instrument_id: string;
          instrument_name: string;
          is_over: boolean;
          low_bp: number;
          measured_at: string;
          pool_id: string;
          price: number;
          price_decimals: number;
          published_at: string;
          published_by: string;
          strategy_title: string;
          title: string;
        }[];
      };
      read_tax_number: { Args: { case_id: string }; Returns: string };
      rebalance: {
        Args: { band_bp: number; pool_id: string; request_id: string; targets: Json };
        Returns: {
          asked_at: string;
          expires_at: string | null;
          fee_cents: number;
          filled_cents: number;
          filled_quantity: number;
          finished_at: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new: boolean;
          kind: string;
          limit_price: number | null;
          pair_id: string | null;
          placed_at: string;
          pool_id: string;
          post_only: boolean;
          priority: number;
          quantity: number | null;
          reason: string | null;
          rebalance_id: string | null;
          reserved: number;
          side: string;
          spend_cents: number | null;
          status: string;
          stop_price: number | null;
          time_in_force: string;
          trail_bp: number | null;
          trail_mark: number | null;
          trigger_below: boolean | null;
          trigger_price: number | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'orders';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      record_document_opening: { Args: { case_id: string }; Returns: undefined };
      record_export: { Args: Record<PropertyKey, never>; Returns: undefined };
      record_health_check: { Args: { ok: boolean }; Returns: undefined };
      record_tax_number_reading: { Args: { case_id: string }; Returns: undefined };
      recovery_code_count: { Args: Record<PropertyKey, never>; Returns: number };
      redeem: {
        Args: { amount_cents?: number; pool_id: string; request_id: string };
        Returns: {
          amount_cents: number;
          asked_at: string;
          ended_at: string | null;
          id: string;
          investor_id: string;
          pool_id: string;
          pool_units: number | null;
          pool_value_cents: number | null;
          side: string;
          status: string;
          units: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'dealing_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      redeem_copy: {
        Args: { pool_id: string; request_id: string; units?: number };
        Returns: {
          amount_cents: number | null;
          asked_at: string;
          dealing_id: string | null;
          dealt_cents: number | null;
          dealt_units: number | null;
          ended_at: string | null;
          id: string;
          investor_id: string;
          left_out_at: string | null;
          not_before: string | null;
          pool_id: string;
          reason: string;
          share_bp: number | null;
          share_units: number | null;
          side: string;
          split_from: string | null;
          status: string;
          units: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'copy_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      release_case: { Args: { case_id: string; queue: string }; Returns: undefined };
      remove_payout_address: { Args: { address: string; memo?: string; network: string }; Returns: undefined };
      remove_program: { Args: { program_id: string }; Returns: undefined };
      replace_order: {
        Args: { limit_price?: number; order_id: string; quantity?: number; seen_filled: number; stop_price?: number };
        Returns: {
          asked_at: string;
          expires_at: string | null;
          fee_cents: number;
          filled_cents: number;
          filled_quantity: number;
          finished_at: string | null;
          id: string;
          instrument_id: string;
          investor_id: string;
          is_new: boolean;
          kind: string;
          limit_price: number | null;
          pair_id: string | null;
          placed_at: string;
          pool_id: string;
          post_only: boolean;
          priority: number;
          quantity: number | null;
          reason: string | null;
          rebalance_id: string | null;
          reserved: number;
          side: string;
          spend_cents: number | null;
          status: string;
          stop_price: number | null;
          time_in_force: string;
          trail_bp: number | null;
          trail_mark: number | null;
          trigger_below: boolean | null;
          trigger_price: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'orders';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      report: { Args: { first_day: string; last_day: string; step?: string }; Returns: Json };
      report_takeover: { Args: { token: string }; Returns: undefined };
      request_deposit_address: {
        Args: { amount_cents: number; method: string; network?: string; quote_id?: string };
        Returns: {
          address: string;
          branch: string;
          confirmations: number;
          has_demo_wallet: boolean;
          id: string;
          is_test: boolean;
          place: number;
          root: string;
        }[];
      };
      request_go_live: { Args: Record<PropertyKey, never>; Returns: string };
      request_withdrawal: {
        Args: {
          address: string;
          amount_cents: number;
          expected_fee_cents?: number;
          memo?: string;
          method: string;
          request_id: string;
        };
        Returns: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'withdrawals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      resend: { Args: { message_id?: string; webhook_id: string }; Returns: undefined };
      return_copy_request: {
        Args: { request_id: string };
        Returns: {
          amount_cents: number | null;
          asked_at: string;
          dealing_id: string | null;
          dealt_cents: number | null;
          dealt_units: number | null;
          ended_at: string | null;
          id: string;
          investor_id: string;
          left_out_at: string | null;
          not_before: string | null;
          pool_id: string;
          reason: string;
          share_bp: number | null;
          share_units: number | null;
          side: string;
          split_from: string | null;
          status: string;
          units: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'copy_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      return_principal: { Args: Record<PropertyKey, never>; Returns: number };
      return_request: {
        Args: { request_id: string };
        Returns: {
          amount_cents: number;
          asked_at: string;
          ended_at: string | null;
          id: string;
          investor_id: string;
          pool_id: string;
          pool_units: number | null;
          pool_value_cents: number | null;
          side: string;
          status: string;
          units: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'dealing_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      review_correction: { Args: { approve: boolean; correction_id: string; reason?: string }; Returns: string };
      review_deposit: {
        Args: {
          approve: boolean;
          arrived_cents?: number;
          arrived_coins?: string;
          deposit_id: string;
          network?: string;
          paid_at?: string;
          reason?: string;
          transaction_id?: string;
          transaction_output?: number;
        };
        Returns: {
          amount_cents: number;
          approved: boolean;
          arrived_cents: number | null;
          arrived_coins: number | null;
          corrected_cents: number;
          created_at: string;
          credit_price: number | null;
          credit_priced_at: string | null;
          credit_quote_id: string | null;
          credit_source: string | null;
          first_approved_at: string | null;
          first_approved_by: string | null;
          id: string;
          investor_id: string;
          method: string;
          network: string | null;
          paid_at: string | null;
          proof_fingerprint: string | null;
          proof_path: string | null;
          quote_id: string | null;
          reason: string | null;
          rest_coins: number | null;
          rest_price: number | null;
          rest_priced_at: string | null;
          rest_source: string | null;
          reversed_at: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          sighting_id: string | null;
          status: string;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'deposits';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      review_kyc: {
        Args: { approve: boolean; case_id: string; reason?: string };
        Returns: {
          created_at: string;
          document_path: string;
          home_address: string;
          id: string;
          identity_keys: string[];
          investor_id: string;
          name: string;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
        };
        SetofOptions: {
          from: '*';
          to: 'kyc_cases';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      review_strategy: {
        Args: { approve: boolean; pool_id: string; reason?: string; request_id: string };
        Returns: string;
      };
      review_withdrawal: {
        Args: { approve: boolean; reason?: string; withdrawal_id: string };
        Returns: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'withdrawals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      run_dealings: { Args: { max_pools?: number }; Returns: number };
      save_plan: {
        Args: {
          duration: string;
          hashrate?: number;
          max_cents: number;
          min_cents: number;
          offers: string[];
          on_sale: boolean;
          place: number;
          plan_id: string;
          price_text: string;
          profit_bonus_bp: number;
          reason: string;
          referral_bonus_bp: number;
          roi_bp: number;
          seen?: string;
          term_days: number;
          term_months: number;
          title: string;
          top_ups_per_day: number;
        };
        Returns: string;
      };
      save_site: {
        Args: {
          contact_email: string;
          contact_phone: string;
          legal_entity: string;
          mail_notifications: boolean;
          postal_location: string;
          registrations: Json;
          risk_warning: string;
          version: number;
        };
        Returns: string;
      };
      send_contact_message: {
        Args: { email: string; language?: string; message: string; name: string; subject: string };
        Returns: undefined;
      };
      set_chain_network: {
        Args: {
          automatic_cents: number;
          checkpoint_header?: string;
          checkpoint_height?: number;
          confirmations: number;
          network: string;
          reason: string;
        };
        Returns: string;
      };
      set_code_word: { Args: { word?: string }; Returns: undefined };
      set_copy_stop: { Args: { pool_id: string; stop_bp?: number }; Returns: undefined };
      set_explorer: {
        Args: { chain: string; network: string; reason: string; seen: string; template: string };
        Returns: string;
      };
      set_kyc_tax_number: { Args: { case_id: string; tax_number: string }; Returns: undefined };
      set_limit: {
        Args: { kind: string; max_cents?: number; reason: string; role: string; seen_cents?: number };
        Returns: string;
      };
      set_payment_method: { Args: { in_use: boolean; method: string; reason: string }; Returns: string };
      set_plan_source: {
        Args: { phs_per_dollar: number; plan_id: string; reason: string; source_id: string };
        Returns: string;
      };
      set_role: { Args: { new_role?: string; person_id: string }; Returns: string };
      set_time_limit: {
        Args: { hours: number; queue: string; reason: string; seen_hours: number };
        Returns: undefined;
      };
      set_unserved_countries: { Args: { countries: string[]; reason: string; seen: string[] }; Returns: string };
      set_withdrawal_limits: { Args: { day_cents?: number; month_cents?: number }; Returns: undefined };
      set_withdrawal_method: {
        Args: {
          duration: string;
          fee_cents: number;
          in_use: boolean;
          method: string;
          min_cents: number;
          reason: string;
          seen: string;
        };
        Returns: string;
      };
      settle_withdrawal: {
        Args: { coins?: string; transaction_id: string; withdrawal_id: string };
        Returns: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'withdrawals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      sign_batch: { Args: { batch_id: string; number: number; psbt: string }; Returns: undefined };
      simulation: { Args: Record<PropertyKey, never>; Returns: Json };
      site_switches: {
        Args: Record<PropertyKey, never>;
        Returns: {
          change_id: string;
          is_on: boolean;
          kind: string;
          proposed_at: string;
          proposed_by: string;
          proposed_by_name: string;
          reason: string;
        }[];
      };
      start_yield_preview: { Args: { amount_cents: number; day: string; plan_id: string }; Returns: number };
      statement: {
        Args: { before?: number; from_day?: string; kinds?: string[]; max_rows?: number; to_day?: string };
        Returns: {
          amount_cents: number;
          available_cents: number;
          booked_at: string;
          change_cents: number;
          claimed_cents: number;
          detail: string;
          id: number;
          invested_cents: number;
          is_computed: boolean;
          kind: string;
          owned_cents: number;
          value_date: string;
          withdrawing_cents: number;
        }[];
      };
      statement_totals: {
        Args: { from_day?: string; to_day?: string };
        Returns: {
          amount_cents: number;
          available_cents: number;
          invested_cents: number;
          kind: string;
          lines: number;
          owned_cents: number;
          withdrawing_cents: number;
        }[];
      };
      stop_my_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      strategies: {
        Args: { after?: string; is_closed?: boolean; max_rows?: number; strategy_id?: string };
        Returns: {
          below_zero: number;
          capacity_cents: number;
          changed_at: string;
          closed_at: string;
          drawdown: number;
          growth: number;
          holders: number;
          idea: string;
          is_mine: boolean;
          last_fill_at: string;
          lead_bp: number;
          lead_name: string;
          line: number[];
          my_units: number;
          net_growth: number;
          pool_id: string;
          priced_at: string;
          published_at: string;
          reason: string;
          share_bp: number;
          stale: boolean;
          status: string;
          title: string;
          value_cents: number;
        }[];
      };
      strategies_desk: {
        Args: { from_strategy?: string; max_rows?: number };
        Returns: {
          approvals: number;
          capacity_cents: number;
          changed_at: string;
          decided_by_me: boolean;
          holders: number;
          idea: string;
          largest_bp: number;
          lead_bp: number;
          lead_id: string;
          lead_name: string;
          oldest_wait: string;
          pool_id: string;
          reason: string;
          share_bp: number;
          stale: boolean;
          status: string;
          title: string;
          value_cents: number;
          waiting_in_cents: number;
          waiting_out: number;
        }[];
      };
      strategy_days: {
        Args: { days?: number; pool_id: string };
        Returns: {
          day: string;
          net_price: number;
          price: number;
        }[];
      };
      strategy_fills: {
        Args: { before?: string; max_rows?: number; pool_id: string };
        Returns: {
          ask: number;
          ask_size: number;
          at: string;
          bid: number;
          bid_size: number;
          cents: number;
          fee_cents: number;
          id: string;
          instrument_id: string;
          is_dealing: boolean;
          price: number;
          quantity: number;
          received_at: string;
          side: string;
          source: string;
        }[];
      };
      strategy_holdings: {
        Args: { pool_id: string };
        Returns: {
          as_of: string;
          instrument_id: string;
          name: string;
          quantity: number;
          quantity_decimals: number;
          value_cents: number;
        }[];
      };
      submit_deposit: {
        Args: {
          amount_cents: number;
          method: string;
          network?: string;
          proof_path: string;
          quote_id?: string;
          transaction_id?: string;
        };
        Returns: string;
      };
      submit_kyc_case: { Args: { document_path: string; home_address: string }; Returns: string };
      subscribe: {
        Args: { amount_cents: number; pool_id: string; request_id: string };
        Returns: {
          amount_cents: number;
          asked_at: string;
          ended_at: string | null;
          id: string;
          investor_id: string;
          pool_id: string;
          pool_units: number | null;
          pool_value_cents: number | null;
          side: string;
          status: string;
          units: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'dealing_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      subscribe_copy: {
        Args: { amount_cents: number; pool_id: string; request_id: string; seen_share_bp: number; stop_bp?: number };
        Returns: {
          amount_cents: number | null;
          asked_at: string;
          dealing_id: string | null;
          dealt_cents: number | null;
          dealt_units: number | null;
          ended_at: string | null;
          id: string;
          investor_id: string;
          left_out_at: string | null;
          not_before: string | null;
          pool_id: string;
          reason: string;
          share_bp: number | null;
          share_units: number | null;
          side: string;
          split_from: string | null;
          status: string;
          units: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'copy_requests';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      subscribe_newsletter: { Args: { email: string; language?: string }; Returns: undefined };
      suspend_strategy: { Args: { pool_id: string; reason: string; request_id: string }; Returns: undefined };
      take_mails: {
        Args: { max_rows?: number };
        Returns: {
          id: string;
          kind: string;
          language: string;
          params: Json;
          recipient: string;
        }[];
      };
      take_snapshot: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accrued_cents: number;
          as_of: string;
          available_cents: number;
          insurance_fund_cents: number;
          invested_cents: number;
          leaves: number;
          number: number;
          pooled_cents: number;
          pools_cents: number;
          pools_leaves: number;
          pools_root: string;
          previous_seal: string;
          root: string;
          seal: string;
          taken_at: string;
          total_cents: number;
          withdrawing_cents: number;
        };
        SetofOptions: {
          from: '*';
          to: 'liability_snapshots';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      take_webhook_messages: {
        Args: { max_rows?: number };
        Returns: {
          body: string;
          id: string;
          sent_at: number;
          signature: string;
          url: string;
          webhook_id: string;
        }[];
      };
      take_withdrawal: {
        Args: { withdrawal_id: string };
        Returns: {
          address: string;
          amount_cents: number;
          approved: boolean;
          coins: number | null;
          created_at: string;
          fee_cents: number;
          given_back_at: string | null;
          id: string;
          investor_id: string;
          memo: string | null;
          method: string;
          network: string;
          paid_at: string | null;
          paid_by: string | null;
          pays_cents: number;
          price: number | null;
          reason: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          status: string;
          taken_by: string | null;
          taken_until: string | null;
          transaction_id: string | null;
          transaction_output: number | null;
        };
        SetofOptions: {
          from: '*';
          to: 'withdrawals';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      top_up: {
        Args: { amount_cents: number; package_id: string; request_id: string };
        Returns: {
          bonus_settled_at: string | null;
          closed_at: string | null;
          hashrate: number | null;
          id: string;
          investor_id: string;
          matures_at: string;
          max_cents: number;
          opened_at: string;
          package_id: string | null;
          plan_id: string;
          principal_cents: number;
          profit_bonus_bp: number;
          profit_bonus_cents: number | null;
          referral_bonus_cents: number;
          referral_settled_at: string | null;
          status: Database['public']['Enums']['position_status'];
          top_ups_per_day: number;
        };
        SetofOptions: {
          from: '*';
          to: 'positions';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      top_up_terms: {
        Args: { amount_cents?: number; package_id: string };
        Returns: {
          amount_cents: number;
          balance_cents: number;
          held_cents: number;
          matures_at: string;
          opens_at: string;
          refusal: string;
          remaining_cents: number;
          room_cents: number;
          spendable_cents: number;
          top_ups_left: number;
        }[];
      };
      touch: {
        Args: { instrument_id: string };
        Returns: {
          age_ms: number;
          ask: number;
          ask_size: number;
          bid: number;
          bid_size: number;
          source: string;
        }[];
      };
      trading_desk: { Args: Record<PropertyKey, never>; Returns: Json };
      trading_notices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          instrument_id: string;
          reason: string;
          since: string;
          trading: string;
        }[];
      };
      transparency: { Args: { before?: number }; Returns: Json };
      trial_balance: {
        Args: Record<PropertyKey, never>;
        Returns: {
          account: string;
          credit_cents: number;
          debit_cents: number;
        }[];
      };
      unclaimed_money: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount_cents: number;
          person_id: string;
          since: string;
        }[];
      };
      unfreeze_person: { Args: { person_id: string; reason: string }; Returns: undefined };
      unread_notifications: { Args: Record<PropertyKey, never>; Returns: number };
      unsubscribe_newsletter: { Args: { token: string }; Returns: undefined };
      use_recovery_code: { Args: { code: string }; Returns: undefined };
      value_days: {
        Args: { days?: number; pool_id: string };
        Returns: {
          day: string;
          value_cents: number;
        }[];
      };
      verify_claim: { Args: { claim_id: string }; Returns: undefined };
      waiting_withdrawals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          payable_from: string;
          wait: string;
        }[];
      };
      wallet_desk: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          address_name: string;
          approved_at: string;
          approved_by_name: string;
          chain: string;
          change_id: string;
          changed_at: string;
          coin: string;
          delay_hours: number;
          due: boolean;
          effective_at: string;
          icon: string;
          id: string;
          memo: string;
          network: string;
          new_address: string;
          new_address_name: string;
          new_memo: string;
          new_network: string;
          proposed_at: string;
          proposed_by: string;
          proposed_by_name: string;
          reason: string;
        }[];
      };
      withdraw_announcement: { Args: { announcement_id: string }; Returns: undefined };
      withdraw_claim: { Args: { claim_id: string; reason: string }; Returns: undefined };
      withdraw_correction: { Args: { correction_id: string }; Returns: string };
      withdrawal_limits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string;
          left_cents: number;
          limit_cents: number;
          more_from: string;
          next_cents: number;
          next_from: string;
        }[];
      };
      withdrawal_queue: {
        Args: {
          from_case?: string;
          max_rows?: number;
          only_late?: boolean;
          only_method?: string;
          only_state?: string;
          sort?: string;
        };
        Returns: {
          address: string;
          amount_cents: number;
          coin: string;
          coins: string;
          created_at: string;
          due_at: string;
          fee_cents: number;
          frozen: boolean;
          id: string;
          identified: boolean;
          investor_email: string;
          investor_id: string;
          investor_name: string;
          memo: string;
          method: string;
          payable_from: string;
          pays_cents: number;
          price: string;
          reviewed_by: string;
          status: string;
          taken_by: string;
          taken_by_name: string;
          taken_until: string;
        }[];
      };
      withdrawal_terms: {
        Args: { address?: string; amount_cents: number; memo?: string; method: string };
        Returns: {
          balance_cents: number;
          coin: string;
          coins: string;
          duration: string;
          fee_cents: number;
          min_cents: number;
          payable_from: string;
          pays_cents: number;
          remaining_cents: number;
          verified: boolean;
          wait: string;
        }[];
      };
      write_claim: { Args: { evidence_url: string; request_id: string; text: string }; Returns: undefined };
      write_message: {
        Args: { language: string; message: string; request_id: string; subject: string };
        Returns: string;
      };
      yield_days: {
        Args: { days?: number; first_day: string; plan_id: string };
        Returns: {
          amount_cents: number;
          bookable: boolean;
          day: string;
          evidence: string;
          held: boolean;
          is_over: boolean;
          posted_by: string;
          posting_id: string;
        }[];
      };
      yield_preview: {
        Args: { job_id: number };
        Returns: {
          investor_id: string;
          investor_name: string;
          positions: number;
          principal_cents: number;
          share_cents: number;
          shared_cents: number;
        }[];
      };
    };
    Enums: {
      position_status: 'active' | 'matured' | 'closed';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      position_status: ['active', 'matured', 'closed'],
    },
  },
} as const;
