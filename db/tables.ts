import type { ColumnType, Generated } from 'kysely'

// Made of db/schema by `npm run schema`. Nobody changes it by hand. What a type cannot say (JSON) is `unknown`.

type OnlyRead<T> = ColumnType<T, never, never>

export type Tables = {
  account: {
    id: Generated<string>
    person_id: string
    provider_id: string
    account_id: string
    password: string | null
    access_token: string | null
    refresh_token: string | null
    id_token: string | null
    access_token_expires_at: Date | null
    refresh_token_expires_at: Date | null
    scope: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  allowed_likeness: {
    residence_id: string
    listing_id: string
    what: 'phone' | 'name' | 'address'
    key: string
  }
  application: {
    id: string
    organization_id: string
    organization_name: string
    residence_id: string
    residence_name: string
    city: string
    state_code: string
    affiliate_id: string
    affiliate_name: string
    level: 1 | 2 | 3 | 4
    version: string
    is_renewal: boolean
    stage: 'started' | 'documents' | 'interview' | 'visit' | 'decision' | 'appeal' | 'ended'
    stage_since: Date
    started_at: Date
    started_by_name: string
    started_by_email: string
    opened_at: Date | null
    heard_at: Date
    noticed_at: Date | null
    waits_since: Date | null
    documents_accepted_at: Date | null
    interview_at: Date | null
    interview_how: 'phone' | 'video' | 'in_person' | null
    interview_where: Generated<string>
    interview_held_at: Date | null
    interview_held_by_name: string | null
    interview_sets: Generated<number>
    proposed_outcome: 'certified' | 'conditional' | 'refused' | null
    proposed_reasons: Generated<string>
    proposed_conditions: Generated<string>
    proposed_by: string | null
    proposed_by_name: Generated<string>
    decided_by: string | null
    alliance_acted_at: Date | null
    appeal_words: Generated<string>
    appealed_at: Date | null
    ended_at: Date | null
    ended_as: 'certified' | 'conditional' | 'refused' | 'withdrawn' | 'silent' | null
    end_reason: Generated<string>
    end_conditions: Generated<string>
  }
  application_conflict: {
    application_id: string
    person_id: string
  }
  application_finding: {
    id: string
    application_id: string
    visit_id: string
    code: string
    finding: 'met' | 'not_met' | 'not_applicable' | null
    words: Generated<string>
    due_on: string | null
    by_id: string
    by_name: string
    made_at: Date
    taken_at: Date
    over: string[]
  }
  application_message: {
    id: string
    application_id: string
    words: string
    written_at: Date
    written_by_name: string
  }
  application_photo: {
    id: string
    application_id: string
    visit_id: string
    code: string
    file_id: string
    by_id: string
    by_name: string
    made_at: Date
    taken_at: Date
  }
  application_question: {
    id: string
    application_id: string
    code: string | null
    words: string
    asked_at: Date
    asked_by_name: string
    answer: Generated<string>
    answered_at: Date | null
    answered_by_name: string | null
  }
  application_rule: {
    application_id: string
    code: string
    place: number
    is_required: boolean
    is_seen_on_site: boolean
    answer: 'yes' | 'not_yet' | 'not_applicable' | null
    is_from_last: Generated<boolean>
    note: Generated<string>
    responsible: Generated<string>
    finding: 'met' | 'not_met' | 'not_applicable' | null
    finding_words: Generated<string>
    due_on: string | null
    remedy: Generated<string>
    remedied_at: Date | null
    waiver: Generated<string>
    waived_by_name: string | null
  }
  application_visit: {
    id: string
    application_id: string
    starts_at: Date
    inspector_id: string
    inspector_name: string
    codes: string[]
    held_at: Date | null
    held_by_name: string | null
    canceled_at: Date | null
  }
  applied_migration: {
    number: number
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
  bed_group: {
    id: Generated<string>
    organization_id: string
    residence_id: string
    audience: 'women' | 'men' | 'any' | 'women_with_children' | 'families' | 'couples' | 'lgbtq'
    total_beds: number
    import_id: string | null
    opens_on: string | null
    opens_beds: number | null
  }
  bed_hold: {
    id: Generated<string>
    organization_id: string
    bed_group_id: string
    placed_at: Generated<Date>
    until: Date
    placed_by: string | null
    note: Generated<string>
  }
  bed_hold_end: {
    hold_id: string
    organization_id: string
    ended_at: Generated<Date>
    ended_by: string | null
    reason: 'cancelled' | 'moved_in'
  }
  bed_report: {
    id: Generated<string>
    organization_id: string
    bed_group_id: string
    occupied: number
    kind: 'report' | 'confirm'
    reported_at: Generated<Date>
    reported_by: string | null
    total_beds: number
    import_id: string | null
    reported_open: number | null
    as_of: Date | null
  }
  certificate: {
    id: Generated<string>
    organization_id: string
    residence_id: string
    number: string
    narr_level: 1 | 2 | 3 | 4
    issued_on: string
    ends_on: string
    set_at: Generated<Date>
    set_by: string | null
    set_by_name: Generated<string>
    ended_at: Date | null
    ended_as: 'replaced' | 'suspended' | 'withdrawn' | null
    end_reason: Generated<string>
    lifted_at: Date | null
    lift_reason: Generated<string>
    residence_name: string
    city: string
    zip: string
    street: string
    shows_street: boolean
    operator_name: string
    beds: number | null
    beds_for: string[]
    kind: 'initial' | 'renewal'
    standard: string
    operator_id: string | null
    status_index: number
    unconfirmed_at: Date | null
    unconfirmed_as: 'moved' | 'operator' | null
    unconfirmed_told_at: Date | null
    set_told_at: Date | null
    reminded_days: number | null
    form: 'conditional' | 'preliminary' | 'provisional' | null
    check_in_on: string | null
    checked_in_on: string | null
    check_in_note: Generated<string>
    check_in_reminded_at: Date | null
    extended_from: string | null
  }
  certification_setting: {
    organization_id: string
    deciders: 1 | 2
    holds_interviews: boolean
  }
  claim: {
    id: Generated<string>
    organization_id: string
    organization_name: string
    residence_id: string
    residence_name: string
    city: string
    state_code: string
    made_at: Date
    made_by: string
    made_name: string
    made_email: string
    way: 'email' | 'phone' | 'letter' | null
    shown_at: Date | null
    letter: Generated<string>
    competing_since: Date | null
    disowned_at: Date | null
    waiting_reason: 'letter' | 'claimed' | 'competing' | 'disowned' | 'taken_back' | null
    decider_id: string | null
    decider_name: string | null
    staff_notified_at: Date | null
    ended_at: Date | null
    ended_as: 'approved' | 'refused' | 'withdrawn' | null
    end_reason: Generated<string>
    decided_by: string | null
    decided_name: string | null
    from_organization_id: string | null
    claimed_before: Date | null
    undone_at: Date | null
    undo_reason: Generated<string>
    handed_over_at: Date | null
    handed_over_to: string | null
    handed_over_reason: Generated<string>
  }
  claim_code: {
    id: Generated<string>
    claim_id: string
    organization_id: string
    way: 'email' | 'phone'
    sent_at: Date
    expires_at: Date
    tries: Generated<number>
    used_at: Date | null
    code_hash: Uint8Array
  }
  claim_decision: {
    claim_id: string
    decision: 'approved' | 'refused' | 'undone'
    state_code: string
    reason: string
    note: string
  }
  claim_notice: {
    claim_id: string
    organization_id: string
    residence_name: string
    city: string
    state_code: string
    claimant_name: string
    notified_at: Date
    objection: Generated<string>
    objected_at: Date | null
    objected_name: string | null
    ended_at: Date | null
    ended_as: 'handed_over' | 'stays' | 'withdrawn' | null
    undone_at: Date | null
  }
  claim_paper: {
    id: string
    claim_id: string
    added_by: string
    added_at: Date
    name: string
    kind: 'pdf' | 'jpg'
    size: number
  }
  claim_paper_file: {
    paper_id: string
    bytes: Uint8Array
  }
  claim_set_aside: {
    id: Generated<string>
    claim_id: string
    was_in: 'reminder' | 'reminder_link' | 'shift_note' | 'question_later'
    line: unknown
    forget_at: Date
  }
  contact_answer: {
    key_hash: Uint8Array
    organization_id: string
    body_hash: Uint8Array
    message_id: string
    received_at: Date
  }
  contact_message: {
    id: string
    organization_id: string
    received_at: Date
    first_name: string
    last_name: string
    email: string
    phone: string
    facility_name: string
    state_code: string | null
    message: string
    read_at: Date | null
    assigned_to: string | null
    assigned_name: string | null
    answered_at: Date | null
    answered_by: string | null
    answered_name: string | null
  }
  counted_use: {
    key: string
    uses: number
    ends_at: Date
  }
  daily_list: {
    state_code: string
    notified_until: Generated<Date>
  }
  evidence: {
    id: string
    organization_id: string
    application_id: string | null
    code: string
    file_id: string
    title: Generated<string>
    ends_on: string | null
    reminded_days: number | null
    added_at: Date
    added_by_name: string
  }
  factor_reset: {
    id: string
    person_id: string
    words: string
    asked_at: Date
    asked_by: string
    asked_name: string
    allowed_at: Date | null
    allowed_by: string | null
    allowed_name: string | null
    shown_at: Date | null
    ended_at: Date | null
    outcome: 'refused' | 'stopped' | 'done' | null
  }
  grievance: {
    id: string
    organization_id: string
    organization_name: string
    state_code: string
    residence_name: Generated<string>
    residence_slug: Generated<string>
    operator_id: string | null
    kind: string
    is_retaliation: boolean
    may_name: boolean
    language: 'en' | 'es'
    filer_sealed: Uint8Array
    key_hash: Uint8Array
    body_hash: Uint8Array
    received_at: Date
    stage: 'received' | 'acknowledged' | 'review' | 'waiting' | 'referred' | 'closed'
    stage_since: Date
    clock: unknown
    escalated_at: Date | null
    outcome: string | null
    referred_to: Generated<string>
    late_told_at: Date | null
    stepped_back: Generated<string[]>
  }
  grievance_concern: {
    id: string
    organization_id: string
    grievance_id: string
    residence_name: string
    asked_by: string
    asked_at: Date
    due_at: Date
    question_sealed: Uint8Array
    filer_sealed: Uint8Array | null
    answer_sealed: Uint8Array | null
    answered_at: Date | null
    answered_by_name: string | null
    closed_at: Date | null
  }
  grievance_contact: {
    grievance_id: string
    email_sealed: Uint8Array
  }
  grievance_entry: {
    id: string
    grievance_id: string
    at: Date
    written_at: Generated<Date>
    change: string
    side: 'filer' | 'affiliate' | 'alliance' | 'operator'
    by_name: string
    for_filer: boolean
    words_sealed: Uint8Array | null
    file_id: string | null
    file_name_sealed: Uint8Array | null
  }
  grievance_setting: {
    organization_id: string
    days: unknown
    source: Generated<string>
  }
  hidden_listing: {
    id: string
    residence_id: string
    reason: 'not_a_home' | 'scam' | 'unsafe' | 'duplicate' | 'closed' | 'asked' | 'other' | 'locked' | 'merged'
    lock_id: string | null
    words: string
    was: 'published' | 'waiting' | 'draft' | 'archived'
    hidden_at: Date
    hidden_by: string
    hidden_name: string
    shown_at: Date | null
    shown_by: string | null
    shown_name: string | null
    shown_words: Generated<string>
  }
  history: {
    id: Generated<string>
    organization_id: string
    happened_at: Generated<Date>
    person_id: string | null
    person_name: Generated<string>
    source: string
    device: Generated<string>
    subject: string
    subject_id: string | null
    subject_name: Generated<string>
    change: string
    before: Generated<unknown>
    after: Generated<unknown>
  }
  import_change: {
    import_id: string
    residence_id: string
    organization_id: string
    kind: 'added' | 'changed' | 'certified'
    version: number
    before: Generated<unknown>
    beds: Generated<unknown>
    restored_at: Date | null
    sets_certificate: Generated<boolean>
    certificate_before: string | null
    planned: unknown
  }
  import_file: {
    id: string
    organization_id: string
    person_id: string
    name: string
    read_at: Date
    expires_at: Date
    row_count: number
    column_count: number
    read_ms: number
    sheet: string
    choices: Generated<unknown>
  }
  import_mapping: {
    organization_id: string
    headings_key: string
    choices: unknown
    used_at: Date
  }
  import_run: {
    id: string
    organization_id: string
    person_id: string | null
    person_name: Generated<string>
    file_name: string
    imported_at: Date
    published: boolean
    added: number
    changed: number
    same: number
    duplicate: number
    left_out: number
    undone_at: Date | null
    undone_by: string | null
    kept: number | null
    kept_names: string[] | null
    state: Generated<'writing' | 'finishing' | 'done' | 'undoing'>
    worker: string | null
    touched_at: Generated<Date>
    asked_by: string | null
    last_residence_id: string | null
    passed: Generated<number>
    passed_names: Generated<string[]>
    tries: Generated<number>
    next_try_at: Generated<Date>
    stopped: 'taken_back' | 'hidden' | 'undo' | null
    slice: Generated<string[]>
  }
  inquiry: {
    id: string
    organization_id: string
    residence_id: string
    kind: 'bed' | 'correction'
    received_at: Date
    language: 'en' | 'es'
    sender_name: Generated<string>
    answer_by: 'text' | 'call' | 'email' | null
    reach: Generated<string>
    needed: 'tonight' | 'this_week' | 'later' | null
    message: Generated<string>
    secret_hash: Uint8Array
    body_hash: Uint8Array
    notified_at: Date | null
    nudged_at: Date | null
    read_at: Date | null
    answered_at: Date | null
    answered_by: string | null
    answered_name: string | null
    first_answered_at: Date | null
    taken_at: Date | null
    taken_by: string | null
    taken_name: string | null
    closed_at: Date | null
    closed_by: string | null
    closed_name: string | null
    closed_reason: 'moved_in' | 'no_bed' | 'not_reached' | 'not_needed' | null
    note: Generated<string>
    asked_together: Uint8Array | null
    chosen_at: Date | null
  }
  inquiry_reply: {
    id: string
    organization_id: string
    inquiry_id: string
    way: 'text' | 'email'
    words: string
    sent_at: Date
    sent_by: string
    sent_name: string
    state: Generated<'queued' | 'sent' | 'failed'>
  }
  invitation: {
    id: string
    organization_id: string
    email: string
    role: 'owner' | 'manager' | 'house_manager' | 'bed_updater'
    residence_ids: string[] | null
    secret_hash: Uint8Array
    invited_by: string | null
    invited_by_name: string
    created_at: Date
    sent_at: Date
    mails: Generated<number>
    expires_at: Date
    withdrawn_at: Date | null
    accepted_at: Date | null
    accepted_by: string | null
  }
  listed_certificate: {
    residence_id: OnlyRead<string | null>
    number: OnlyRead<string | null>
    narr_level: OnlyRead<number | null>
    issued_on: OnlyRead<string | null>
    ends_on: OnlyRead<string | null>
    ended_as: OnlyRead<string | null>
    ended_at: OnlyRead<Date | null>
    certified_by: OnlyRead<string | null>
    form: OnlyRead<string | null>
  }
  listed_check: {
    residence_id: OnlyRead<string | null>
    happened_at: OnlyRead<Date | null>
    checked_by: OnlyRead<string | null>
  }
  listing: {
    organization_name: string | null
    zip: string | null
    street: string | null
    latitude: number | null
    longitude: number | null
    place: string | null
    stated_yes: number | null
    stated_no: number | null
    is_claimed: boolean | null
    reported_at: Date | null
    changed_at: Date | null
    certified_until: string | null
    name_key: string | null
    town_key: string | null
    street_key: string | null
    phone_key: string | null
    residence_id: string
    slug: string | null
    name: string | null
    state_code: string | null
    city: string | null
    address_visibility: string | null
    phone: string | null
    takes_texts: boolean | null
    narr_level: number | null
    certified: boolean | null
    fee_amount: number | null
    fee_per: string | null
    cash_to_move_in: number | null
    minimum_sobriety_days: number | null
    keeps_waiting_list: boolean | null
    is_sample: boolean | null
  }
  listing_answers: {
    residence_id: string
    usual_minutes: number | null
    people_waiting: number | null
  }
  listing_beds: {
    bed_group_id: string
    residence_id: string
    state_code: string
    audience: string
    total_beds: number
    occupied: number | null
    reported_at: Date | null
    report_id: string | null
    holds: Date[]
    changed_at: Generated<Date>
  }
  listing_beds_source: {
    bed_group_id: OnlyRead<string | null>
    residence_id: OnlyRead<string | null>
    state_code: OnlyRead<string | null>
    audience: OnlyRead<string | null>
    total_beds: OnlyRead<number | null>
    occupied: OnlyRead<number | null>
    reported_at: OnlyRead<Date | null>
    report_id: OnlyRead<string | null>
    holds: OnlyRead<Date[] | null>
  }
  listing_check: {
    id: Generated<string>
    organization_id: string
    residence_id: string
    happened_at: Generated<Date>
    person_id: string | null
    person_name: Generated<string>
    outcome: 'right' | 'changed' | 'gone' | 'no_answer'
    words: Generated<string>
    undone_at: Date | null
  }
  listing_facet: {
    state_code: string
    facet: string
    residences: number
  }
  listing_merge: {
    id: string
    kept_id: string
    gone_id: string
    kept_holder: string
    gone_holder: string
    kept_name: string
    gone_name: string
    gone_was: 'published' | 'waiting' | 'draft' | 'archived'
    words: string
    moved: Generated<unknown>
    merged_at: Date
    merged_by: string
    merged_name: string
    undone_at: Date | null
    undone_by: string | null
    undone_name: string | null
    undone_words: Generated<string>
    not_undone: Generated<string[]>
  }
  listing_name: {
    name: string
    residences: number
  }
  listing_note: {
    id: string
    residence_id: string
    words: string
    noted_at: Date
    noted_by: string
    noted_name: string
  }
  listing_report: {
    id: string
    residence_id: string
    kind: 'not_a_home' | 'scam' | 'unsafe' | 'duplicate' | 'closed' | 'other'
    words: string
    email: Generated<string>
    language: 'en' | 'es'
    received_at: Date
    due_at: Date
    key_hash: Uint8Array
    taken_at: Date | null
    taken_by: string | null
    taken_name: string | null
    decided_at: Date | null
    decided_by: string | null
    decided_name: string | null
    decided_as: 'hidden' | 'no_action' | 'passed_on' | 'corrected' | null
    decided_words: Generated<string>
    shared_with_affiliate: Generated<boolean>
    settled_at: Date | null
    settled_by: string | null
    settled_name: string | null
    settled_as: 'corrected' | 'no_action' | 'passed_up' | null
    settled_words: Generated<string>
  }
  listing_source: {
    organization_name: OnlyRead<string | null>
    zip: OnlyRead<string | null>
    street: OnlyRead<string | null>
    latitude: OnlyRead<number | null>
    longitude: OnlyRead<number | null>
    place: OnlyRead<string | null>
    stated_yes: OnlyRead<number | null>
    stated_no: OnlyRead<number | null>
    is_claimed: OnlyRead<boolean | null>
    reported_at: OnlyRead<Date | null>
    changed_at: OnlyRead<Date | null>
    certified_until: OnlyRead<string | null>
    name_key: OnlyRead<string | null>
    town_key: OnlyRead<string | null>
    street_key: OnlyRead<string | null>
    phone_key: OnlyRead<string | null>
    residence_id: OnlyRead<string | null>
    slug: OnlyRead<string | null>
    name: OnlyRead<string | null>
    state_code: OnlyRead<string | null>
    city: OnlyRead<string | null>
    address_visibility: OnlyRead<string | null>
    phone: OnlyRead<string | null>
    takes_texts: OnlyRead<boolean | null>
    narr_level: OnlyRead<number | null>
    certified: OnlyRead<boolean | null>
    fee_amount: OnlyRead<number | null>
    fee_per: OnlyRead<string | null>
    cash_to_move_in: OnlyRead<number | null>
    minimum_sobriety_days: OnlyRead<number | null>
    keeps_waiting_list: OnlyRead<boolean | null>
    is_sample: OnlyRead<boolean | null>
  }
  mail: {
    id: string
    organization_id: string
    kind: string
    recipient: string
    reply_to: string | null
    stop_url: string | null
    subject: string
    text_body: string
    html_body: string
    confidential: Generated<boolean>
    message_id: string
    state: Generated<'queued' | 'sending' | 'sent' | 'failed'>
    attempts: Generated<number>
    due_at: Date | null
    claim: string | null
    last_error: string | null
    created_at: Date
    sent_at: Date | null
    channel: Generated<'mail' | 'text' | 'push'>
    held_with: string | null
    shown_subject: OnlyRead<string>
    shown_text: OnlyRead<string | null>
  }
  mailing: {
    id: Generated<string>
    organization_id: string
    person_id: string
    person_name: string
    subject: string
    words: string
    homes: string
    revision: Generated<number>
    saved_at: Date
    sent_at: Date | null
    outcome: unknown
    stopped_at: Date | null
  }
  membership: {
    person_id: string
    organization_id: string
    role: 'owner' | 'manager' | 'house_manager' | 'bed_updater'
    created_at: Generated<Date>
    training_reminded_at: Date | null
    residence_ids: string[] | null
    warnings_stopped_at: Date | null
  }
  missed_search: {
    week: string
    state_code: string
    county: string
    need: string
    outcome: 'nothing' | 'full'
    searches: number
  }
  need: {
    name: string
    bit: number
  }
  organization: {
    id: Generated<string>
    kind: 'operator' | 'affiliate' | 'alliance'
    name: string
    state_code: string | null
    created_at: Generated<Date>
    checked_at: Date | null
    check_id: string | null
    phone: Generated<string>
    website: Generated<string>
    time_zone: string | null
  }
  organization_lock: {
    id: string
    organization_id: string
    words: string
    locked_at: Date
    locked_by: string
    locked_name: string
    ended_at: Date | null
    ended_by: string | null
    ended_name: string | null
    ended_words: Generated<string>
  }
  own_residence: {
    id: OnlyRead<string>
    organization_id: OnlyRead<string>
    slug: OnlyRead<string>
    name: OnlyRead<string>
    description: OnlyRead<string>
    state_code: OnlyRead<string | null>
    city: OnlyRead<string>
    zip: OnlyRead<string>
    latitude: OnlyRead<number>
    longitude: OnlyRead<number>
    street: OnlyRead<string>
    address_visibility: OnlyRead<'exact' | 'area' | 'hidden'>
    phone: OnlyRead<string>
    email: OnlyRead<string | null>
    website: OnlyRead<string | null>
    narr_level: OnlyRead<1 | 2 | 3 | 4 | null>
    stated_level: OnlyRead<1 | 2 | 3 | 4 | null>
    certified: OnlyRead<boolean>
    certified_until: OnlyRead<string | null>
    status: OnlyRead<'published' | 'waiting' | 'draft' | 'archived'>
    is_sample: OnlyRead<boolean>
    created_at: OnlyRead<Date>
    updated_at: OnlyRead<Date>
    area_latitude: OnlyRead<number | null>
    area_longitude: OnlyRead<number | null>
    town_latitude: OnlyRead<number | null>
    town_longitude: OnlyRead<number | null>
    claimed_at: OnlyRead<Date | null>
    checked_at: OnlyRead<Date | null>
    fee_amount: OnlyRead<number | null>
    fee_per: OnlyRead<'week' | 'month' | null>
    deposit: OnlyRead<number | null>
    other_first_day: OnlyRead<number | null>
    cash_to_move_in: OnlyRead<number | null>
    fee_includes: OnlyRead<string[]>
    fee_said_on: OnlyRead<string | null>
    answers: OnlyRead<unknown>
    answer_notes: OnlyRead<unknown>
    minimum_sobriety_days: OnlyRead<number | null>
    staff: OnlyRead<'none' | 'visits' | 'evenings' | 'day_and_night' | null>
    languages: OnlyRead<string[]>
    rules: OnlyRead<unknown>
    takes_texts: OnlyRead<boolean>
    keeps_waiting_list: OnlyRead<boolean | null>
    version: OnlyRead<number>
    import_id: OnlyRead<string | null>
    listed_since: OnlyRead<Date | null>
  }
  passkey: {
    id: Generated<string>
    person_id: string
    name: string | null
    public_key: string
    credential_id: string
    counter: number
    device_type: string
    backed_up: boolean
    transports: string | null
    aaguid: string | null
    created_at: Generated<Date | null>
  }
  person: {
    id: Generated<string>
    first_name: string | null
    last_name: string | null
    email: string
    email_verified: Generated<boolean>
    image: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    two_factor_enabled: Generated<boolean>
  }
  person_lock: {
    id: string
    person_id: string
    words: string
    locked_at: Date
    locked_by: string
    locked_name: string
    ended_at: Date | null
    ended_by: string | null
    ended_name: string | null
    ended_words: Generated<string>
  }
  publishing_check: {
    id: Generated<string>
    organization_id: string
    organization_name: string
    residence_id: string | null
    residence_name: string
    city: string
    state_code: string
    reason: Generated<string>
    asked_at: Generated<Date>
    asked_by: string | null
    asked_name: Generated<string>
    asked_email: Generated<string>
    decider_id: string | null
    decider_name: string | null
    notified_at: Date | null
    staff_notified_at: Date | null
    ended_at: Date | null
    ended_as: 'approved' | 'refused' | 'withdrawn' | null
    end_reason: Generated<string>
    decided_by: string | null
    decided_name: string | null
    undone_at: Date | null
    undo_reason: Generated<string>
  }
  push_device: {
    id: string
    person_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    server_key: string
    device: string
    created_at: Date
    reached_at: Date | null
  }
  question_later: {
    organization_id: string
    inquiry_id: string
    person_id: string
    due_at: Date
  }
  question_setting: {
    organization_id: string
    person_id: string
    way: 'email' | 'text' | 'none'
    phone: Generated<string>
    residence_ids: string[] | null
    quiet_from: number | null
    quiet_to: number | null
    time_zone: string
    tonight_passes: Generated<boolean>
  }
  rate_limit: {
    key: string
    points: number
    expire: number
  }
  reminder: {
    id: Generated<string>
    organization_id: string
    person_id: string
    bed_group_id: string
    due_at: Date
    expires_at: Date
    open: number | null
    report_id: string | null
  }
  reminder_link: {
    secret_hash: Uint8Array
    organization_id: string
    reminder_id: string
    act: 'yes' | 'change' | 'full'
    answer_report_id: Generated<string>
    used_at: Date | null
    reported_open: number | null
  }
  reminder_plan: {
    organization_id: string
    is_on: boolean
    hour: number
    days: number[]
    time_zone: string
    since: Date
    reminded_for: Date | null
  }
  reminder_recipient: {
    organization_id: string
    person_id: string
    way: 'email' | 'text'
    phone: Generated<string>
    residence_ids: string[] | null
    hour: number | null
  }
  residence: {
    id: Generated<string>
    organization_id: string
    slug: string
    name: string
    description: Generated<string>
    state_code: string | null
    city: string
    zip: string
    latitude: number
    longitude: number
    street: string
    address_visibility: Generated<'exact' | 'area' | 'hidden'>
    phone: string
    email: string | null
    website: string | null
    narr_level: 1 | 2 | 3 | 4 | null
    stated_level: 1 | 2 | 3 | 4 | null
    certified: Generated<boolean>
    certified_until: string | null
    status: Generated<'published' | 'waiting' | 'draft' | 'archived'>
    is_sample: Generated<boolean>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    area_latitude: number | null
    area_longitude: number | null
    town_latitude: number | null
    town_longitude: number | null
    claimed_at: Date | null
    checked_at: Date | null
    fee_amount: number | null
    fee_per: 'week' | 'month' | null
    deposit: number | null
    other_first_day: number | null
    cash_to_move_in: OnlyRead<number | null>
    fee_includes: Generated<string[]>
    fee_said_on: string | null
    answers: Generated<unknown>
    answer_notes: Generated<unknown>
    minimum_sobriety_days: number | null
    staff: 'none' | 'visits' | 'evenings' | 'day_and_night' | null
    languages: Generated<string[]>
    rules: Generated<unknown>
    takes_texts: Generated<boolean>
    keeps_waiting_list: boolean | null
    version: Generated<number>
    import_id: string | null
    listed_since: Date | null
  }
  residence_area: {
    residence_id: string
    organization_id: string
    latitude: number
    longitude: number
  }
  residence_photo: {
    id: string
    organization_id: string
    residence_id: string
    position: number
    description: Generated<string>
    width: number
    height: number
    color: string
    added_at: Date
    added_by: string | null
  }
  residence_photo_file: {
    photo_id: string
    organization_id: string
    size: 480 | 960 | 1600
    format: 'avif' | 'webp' | 'jpg'
    bytes: Uint8Array
  }
  residence_slug: {
    slug: string
    organization_id: string
    residence_id: string
  }
  revoked_place: {
    organization_id: string
    status_index: number
    revoked_at: Generated<Date>
  }
  security_event: {
    id: Generated<string>
    since: Date
    happened_at: Date
    kind: string
    network: string | null
    person_id: string | null
    acting_for: string | null
    about: string | null
    events: number
    things: number | null
    gathered: Generated<boolean>
  }
  session: {
    id: Generated<string>
    person_id: string
    token: string
    expires_at: Date
    ip_address: string | null
    user_agent: string | null
    acting_for: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    second_factor_at: Date | null
    proved_at: Date | null
  }
  shared_list: {
    id: string
    secret_hash: Uint8Array
    residence_ids: string[]
    language: 'en' | 'es'
    made_at: Date
    ends_at: Date
  }
  shift_note: {
    id: string
    organization_id: string
    residence_id: string
    words: string
    written_at: Date
    changed_at: Date
    written_by: string
    written_name: string
  }
  shift_seen: {
    organization_id: string
    person_id: string
    seen_at: Date
  }
  shown_missed_search: {
    week: OnlyRead<string>
    state_code: OnlyRead<string>
    county: OnlyRead<string>
    need: OnlyRead<string>
    outcome: OnlyRead<'nothing' | 'full'>
    searches: OnlyRead<number>
  }
  shown_state_page: {
    state_code: OnlyRead<string | null>
    affiliate: OnlyRead<string | null>
    fields: OnlyRead<unknown>
    published_at: OnlyRead<Date | null>
  }
  sign_in_attempt: {
    key: string
    uses: number
    ends_at: Date
  }
  sign_in_place: {
    person_id: string
    key: string
    kind: 'device' | 'network'
    used_at: Date
  }
  sign_up: {
    id: Generated<string>
    email: string
    first_name: string
    last_name: string
    organization_name: string
    password: string | null
    created_at: Generated<Date>
    expires_at: Date
    opened_at: Date | null
    device: Generated<string>
    network: Generated<string>
  }
  signing_key: {
    id: string
    organization_id: string
    public_key: string
    sealed_key: Uint8Array
    made_at: Date
    retired_at: Date | null
    revoked_at: Date | null
  }
  site_notice: {
    id: Generated<string>
    organization_id: string
    kind: 'outage' | 'storm' | 'other'
    words_en: string
    words_es: string
    state_codes: Generated<string[]>
    starts_at: Date
    ends_at: Date
    person_id: string | null
    person_name: string
    happened_at: Date
    ended_at: Date | null
    ended_by: string | null
  }
  site_text: {
    id: Generated<string>
    organization_id: string
    kind: 'faq' | 'help'
    item: string
    version: number
    change: 'added' | 'edited' | 'hidden' | 'shown' | 'restored'
    words: unknown
    is_hidden: boolean
    english_at: Date | null
    spanish_at: Date | null
    person_id: string | null
    person_name: string
    happened_at: Date
  }
  state: {
    code: string
    name: string
  }
  state_day: {
    day: string
    state_code: string
    residences: number
    certified: number
    total_beds: number
    reported_beds: number
    available_beds: number
    beds_to_confirm: number
    counted_at: Date
  }
  state_page_draft: {
    organization_id: string
    fields: unknown
    revision: number
    saved_at: Date
    saved_name: string
  }
  state_page_edition: {
    id: Generated<string>
    organization_id: string
    fields: unknown
    published_at: Date
    published_name: string
    stands: boolean
    undone_at: Date | null
    undone_name: string | null
  }
  stated_residence: {
    residence_id: OnlyRead<string | null>
    slug: OnlyRead<string>
    name: OnlyRead<string>
    state_code: OnlyRead<string | null>
    city: OnlyRead<string>
    address_visibility: OnlyRead<'exact' | 'area' | 'hidden'>
    phone: OnlyRead<string>
    takes_texts: OnlyRead<boolean>
    narr_level: OnlyRead<1 | 2 | 3 | 4 | null>
    certified: OnlyRead<boolean>
    fee_amount: OnlyRead<number | null>
    fee_per: OnlyRead<'week' | 'month' | null>
    cash_to_move_in: OnlyRead<number | null>
    minimum_sobriety_days: OnlyRead<number | null>
    keeps_waiting_list: OnlyRead<boolean | null>
    is_sample: OnlyRead<boolean>
  }
  stored_file: {
    id: string
    organization_id: string
    added_by: string | null
    added_by_name: string
    added_at: Date
    name: string
    kind: 'pdf' | 'jpg' | null
    size: number
    sha256: string | null
    state: 'receiving' | 'checking' | 'held' | 'clean' | 'refused'
    state_at: Date
    refusal: string | null
    received: Generated<number>
    keys: Generated<string[]>
    is_sealed: Generated<boolean>
  }
  training_step: {
    organization_id: string
    person_id: string
    step: string
    done_at: Generated<Date>
  }
  two_factor: {
    id: Generated<string>
    person_id: string
    secret: string
    backup_codes: string
    verified: Generated<boolean>
    failed_verification_count: Generated<number>
    locked_until: Date | null
  }
  unfinished_import: {
    id: string
    writer: string | null
  }
  verification: {
    id: Generated<string>
    identifier: string
    value: string
    expires_at: Date
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  waiting: {
    id: Generated<string>
    organization_id: string
    residence_id: string
    inquiry_id: string | null
    audience: 'women' | 'men' | 'any' | 'women_with_children' | 'families' | 'couples' | 'lgbtq'
    turn: Generated<number>
    name: Generated<string>
    answer_by: 'text' | 'call' | 'email'
    reach: string
    language: Generated<'en' | 'es'>
    wanted_from: string | null
    note: Generated<string>
    joined_at: Date
    heard_at: Date
    offered_at: Date | null
    ended_at: Date | null
    ended_as: 'moved_in' | 'gone' | 'said_no' | null
  }
  waiting_ping: {
    id: Generated<string>
    organization_id: string
    waiting_id: string
    asked_at: Date
    way: 'text' | 'call' | 'email'
    secret_hash: Uint8Array | null
    answered_at: Date | null
    answer: 'yes' | 'no' | null
  }
  waiting_setting: {
    residence_id: string
    organization_id: string
    ping_days: Generated<number>
    shows_count: Generated<boolean>
  }
}
