/** Names of all placeholders that a template may use, as explained in templates/README.md. */
export const PLACEHOLDER_NAMES: ReadonlySet<string> = new Set(
  (
    'logo A_c_V A_c_V_0 E_cm Mx My Mz Nz P Q T_inst V_Rk_c ' +
    'Vx Vy above action address anchor_assessment anchor_class anchor_count anchor_data ' +
    'anchor_material anchor_name anchor_picture anchor_record anchor_record_date anchor_record_fingerprint anchor_rows anchors annular_gap ' +
    'app_version applicable approved_on approver area assumed assumptions b_x b_y ' +
    'bad base_distance bearing bearing_factors bearing_hole bearing_shape bearing_share bearing_steel bearing_text beside beta_N beta_V beyond bill c_1 c_1_used c_min ' +
    'c_x_minus c_x_plus c_y_minus c_y_plus calculated calculation changes checked checked_on ' +
    'checker checks choice clause clause_link clause_short combination combinations combinations_note combined combined_place compared ' +
    'company concrete_E concrete_factor concrete_grade concrete_record concrete_state condition contact_force contact_pressure ' +
    'copied crack_width_limited d_0 d_f date day deflection designed_on designer distance ' +
    'disclaimer drilling edge_X1 edge_X2 edge_Y1 edge_Y2 edge_area edge_reinforcement edges ' +
    'engine_version equation f_ck f_cuk f_y face factor factors_note forces formula free from givens ' +
    'governing governing_mode governing_named governs gravest group h h_1 h_ef ' +
    'h_min h_nom has_anchors has_combinations has_compression has_contact has_edges has_givens has_limits has_listed ' +
    'has_numbers has_reason has_remark has_slots has_steps has_strain has_title heading hole hole_cleaning ' +
    'hole_dryness hole_filled input input_fingerprint importance installation installation_figures instruction is_cited is_demonstration is_failed ' +
    'is_crack_limited is_nothing is_reserved is_verified items k_a k_c kind least limit limits limits_note ' +
    'line lines list_checks list_note listed listed_count listed_more live_counts loads mail meaning_1 ' +
    'meaning_2 mode modes modes_and_edges name name_1 name_2 named narrow ' +
    'no no_yield not_checked number numbers origin part parts picture place ' +
    'plate_E plate_drawing plate_figures plate_length plate_stiffness plate_t plate_thickness plate_v plate_width position ' +
    'profile_ex profile_ey profile_name profile_record profile_rotation profile_size project project_short psi_alpha_V ' +
    'psi_V psi_ec_V psi_h_V psi_re_V psi_s_V reactions readings reason reinforcement remark remarks ' +
    'res_compression res_compression_x res_compression_y res_shear res_shear_x res_shear_y res_strain res_stress res_tension ' +
    'res_tension_x res_tension_y res_torsion reservations resistance restraint revision rigid_figures rows ' +
    's_min shear shearx sheary size sketch slot_length slot_x slot_y ' +
    'section_prefix slots slots_by_standard small standard stands_alone stands_off step steps stress structure ' +
    'sums symbol symbol_1 symbol_2 symbol_rows symbols telephone temperature_long temperature_short ' +
    'tension title unit unit_1 unit_2 utilisation value value_1 value_2 ' +
    'values verdict verdict_beside view von_mises w_0 wide wording wrench ' +
    'x y yield '
  )
    .trim()
    .split(' '),
);
